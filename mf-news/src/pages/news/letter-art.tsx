import { Coin, Leaf, paint } from '../../covers/motifs';

/** A letter that comes out of its envelope, with something growing from it. */
export function LetterArt() {
  return (
    <svg viewBox="0 0 480 400" aria-hidden="true" focusable="false">
      <circle cx="240" cy="196" r="178" fill={paint.leafSoft} />
      <path d="M92 192 240 96l148 96v132a20 20 0 0 1-20 20H112a20 20 0 0 1-20-20Z" fill={paint.deep} />
      <rect x="126" y="76" width="228" height="220" rx="16" fill={paint.surface} />
      <rect x="154" y="108" width="104" height="16" rx="8" fill={paint.leaf} />
      <g stroke={paint.line} strokeWidth="10" strokeLinecap="round">
        <path d="M158 152h164M158 180h164M158 208h120" />
      </g>
      <path d="M92 192 240 288l148-96v132a20 20 0 0 1-20 20H112a20 20 0 0 1-20-20Z" fill={paint.mint} />
      <path d="M100 338 240 242l140 96a20 20 0 0 1-12 6H112a20 20 0 0 1-12-6Z" fill={paint.leaf} />
      <Coin x={354} y={92} size={76} />
      <Leaf x={104} y={146} size={74} fill={paint.leaf} />
      <Leaf x={108} y={138} size={54} fill={paint.mint} turn={90} />
      <path d="M106 192v-50" stroke={paint.leaf} strokeWidth="7" strokeLinecap="round" />
      <path d="M56 344H424" stroke={paint.ink} strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
