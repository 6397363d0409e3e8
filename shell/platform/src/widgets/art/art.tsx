import type { ReactNode } from 'react';
import styles from './art.module.css';

/** The words beside these drawings say what they show: they are decoration. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 480 400" className={styles.Art} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** A signpost that points both ways, for the not-found page. */
export function LostArt() {
  return (
    <Drawing>
      <circle className={styles.Ground} cx="240" cy="196" r="172" />
      <path className={styles.Dotted} d="M64 308c58 26 96-8 84-46s-60-16-40 22c26 48 88 46 122 46" />
      <rect className={styles.Bark} x="232" y="72" width="16" height="268" rx="8" />
      <path
        className={styles.Accent}
        d="M212 96h148l34 32-34 32H212a12 12 0 0 1-12-12v-40a12 12 0 0 1 12-12Z"
      />
      <path
        className={styles.Leaf}
        d="M268 180H126l-34 30 34 30h142a12 12 0 0 0 12-12v-36a12 12 0 0 0-12-12Z"
      />
      <path className={styles.Arrow} d="M300 128h44m-14-14 14 14-14 14" />
      <path className={styles.Arrow} d="M196 210h-44m14-14-14 14 14 14" />
      <path className={styles.Mint} d="M352 340h-34a34 34 0 0 1-34-34h34a34 34 0 0 1 34 34Z" />
      <path className={styles.Leaf} d="M352 340v-24a40 40 0 0 1 40-40h24v24a40 40 0 0 1-40 40Z" />
      <path className={styles.Line} d="M84 340h332" />
    </Drawing>
  );
}

/** The brand mark with one leaf missing, for an area that is unavailable. */
export function UnavailableArt() {
  return (
    <Drawing>
      <circle className={styles.Ground} cx="240" cy="200" r="172" />
      <path className={styles.Accent} d="M344 92H240a104 104 0 0 0-104 104h104A104 104 0 0 0 344 92Z" />
      <path className={styles.Missing} d="M136 312h104a104 104 0 0 0 104-104H240a104 104 0 0 0-104 104Z" />
      <path className={styles.Leaf} d="M430 352h-40a40 40 0 0 0-40 40h40a40 40 0 0 0 40-40Z" />
    </Drawing>
  );
}

/** A magnifying glass over a leaf, for a search without results. */
export function EmptyArt() {
  return (
    <Drawing>
      <circle className={styles.Ground} cx="240" cy="200" r="172" />
      <path className={styles.Bark} d="m302 276 20-20 84 84a14 14 0 0 1-20 20Z" />
      <circle className={styles.Leaf} cx="224" cy="180" r="116" />
      <circle className={styles.Paper} cx="224" cy="180" r="94" />
      <path className={styles.Accent} d="M276 136h-52a52 52 0 0 0-52 52h52a52 52 0 0 0 52-52Z" />
      <path className={styles.Line} d="M160 220h44M220 220h20M256 220h28" />
    </Drawing>
  );
}
