const leaf = 'M-26-13h13A13 13 0 0 1 0 0h-13A13 13 0 0 1-26-13Z';

/** A letter in its envelope, with a growing plant. */
export function LetterArt() {
  return (
    <svg viewBox="0 0 480 400" aria-hidden="true">
      <circle cx="240" cy="196" r="178" fill="var(--color-leaf-soft)" />
      <path d="M92 192 240 96l148 96v132a20 20 0 0 1-20 20H112a20 20 0 0 1-20-20Z" fill="var(--color-bark)" />
      <rect x="126" y="76" width="228" height="220" rx="16" fill="var(--color-surface)" />
      <rect x="154" y="108" width="104" height="16" rx="8" fill="var(--color-leaf)" />
      <path
        d="M158 152h164M158 180h164M158 208h120"
        stroke="var(--color-line)"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path
        d="M92 192 240 288l148-96v132a20 20 0 0 1-20 20H112a20 20 0 0 1-20-20Z"
        fill="var(--color-mint)"
      />
      <path d="M100 338 240 242l140 96a20 20 0 0 1-12 6H112a20 20 0 0 1-12-6Z" fill="var(--color-leaf)" />
      <circle cx="354" cy="92" r="38" fill="var(--color-accent)" />
      <circle
        cx="354"
        cy="92"
        r="27.36"
        fill="none"
        stroke="var(--color-on-accent)"
        strokeOpacity="0.28"
        strokeWidth="5.07"
      />
      <path transform="translate(104 146) rotate(18) scale(3.7)" d={leaf} fill="var(--color-leaf)" />
      <path transform="translate(108 138) rotate(108) scale(2.7)" d={leaf} fill="var(--color-mint)" />
      <path d="M106 192v-50" stroke="var(--color-leaf)" strokeWidth="7" strokeLinecap="round" />
      <path d="M56 344H424" stroke="var(--color-ink)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
