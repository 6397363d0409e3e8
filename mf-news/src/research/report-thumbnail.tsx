import { figures } from '@sharemore/platform/figures';
import styles from './featured-research.module.css';

const ROWS = 5;
const missing = Number.parseInt(figures.eligibleMissingOut.text, 10);

/** A drawing of the report's cover: a hundred dots, with the percentage of people who miss out in the accent. */
export function ReportThumbnail() {
  return (
    <svg viewBox="0 0 210 280" className={styles.Thumbnail} aria-hidden="true">
      <rect
        x="1"
        y="1"
        width="208"
        height="278"
        rx="12"
        fill="var(--color-soft)"
        stroke="var(--color-line)"
        strokeWidth="1.5"
      />
      <g strokeWidth="6.4" strokeLinecap="round">
        <path d={dots(0, missing)} stroke="var(--color-accent)" />
        <path d={dots(missing, 100)} stroke="var(--color-line)" />
      </g>
      <g fill="var(--color-ink)">
        <rect x="22" y="124" width="86" height="14" rx="4" />
        <rect x="22" y="146" width="124" height="14" rx="4" />
      </g>
      <g fill="var(--color-line-strong)">
        <rect x="22" y="176" width="150" height="6" rx="3" />
        <rect x="22" y="188" width="110" height="6" rx="3" />
      </g>
      <g fill="var(--color-accent)">
        <rect x="22" y="220" width="166" height="3" rx="1.5" />
        <rect x="22" y="234" width="38" height="14" rx="4" />
        <rect x="84" y="234" width="46" height="14" rx="4" />
        <rect x="146" y="234" width="38" height="14" rx="4" />
      </g>
    </svg>
  );
}

/** Dots column by column, as path data: zero-length lines whose round caps draw dots. */
function dots(from: number, to: number): string {
  const points = Array.from({ length: to - from }, (_, offset) => {
    const index = from + offset;
    return `M${(25 + Math.floor(index / ROWS) * 8.4).toFixed(1)} ${48 + (index % ROWS) * 9}h0`;
  });
  return points.join('');
}
