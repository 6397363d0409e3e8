import { inCubic, outQuint, ramp } from './easing';

export interface Line {
  /** Words between asterisks take the accent colour. */
  text: string;
  /** Seconds of the film at which the first word rises and at which the line has left. */
  at: number;
  until: number;
  x: number;
  y: number;
  width: number;
  size: number;
  colour: string;
  accent?: string;
}

/** Lines of one scene, which share what `set` says. */
export const lines = <Set extends Partial<Line>>(
  t: number,
  set: Set,
  ...each: (Omit<Line, keyof Set> & Partial<Line>)[]
) => each.map((own) => line(t, { ...set, ...own } as Line)).join('');

/** Sets one line of the story: its words rise one after the other out of a mask, and leave together. */
function line(t: number, l: Line): string {
  if (t < l.at || t > l.until) return '';
  const leaving = ramp(t, l.until - 0.4, 0.4, inCubic);
  let accented = false;
  const words = l.text.split(' ').map((raw, i) => {
    if (raw.startsWith('*')) accented = true;
    const colour = accented && l.accent ? l.accent : l.colour;
    const word = raw.replaceAll('*', '');
    if (/\*\W*$/.test(raw)) accented = false;
    const risen = ramp(t, l.at + i * 0.06, 0.65, outQuint);
    const y = ((1 - risen) * 112).toFixed(2);
    return `<span class="mask"><span class="word" style="color:${colour};transform:translateY(${y}%) rotate(${((1 - risen) * 5).toFixed(2)}deg)">${word}</span></span>`;
  });
  const style = [
    `left:${l.x}px`,
    `top:${l.y}px`,
    `width:${l.width}px`,
    `font-size:${l.size}px`,
    `opacity:${(1 - leaving).toFixed(3)}`,
    `transform:translateY(${(-leaving * 18).toFixed(2)}px)`,
  ].join(';');
  return `<p class="line" style="${style}">${words.join(' ')}</p>`;
}
