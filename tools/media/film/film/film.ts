import { cuts, type Frame, height, width } from './cuts';
import { ramp } from './easing';
import { circle, type Placement, place } from './markup';
import { palette } from './palette';
import { ending } from './scenes/ending';
import { invitation, invitationCard } from './scenes/invitation';
import { journey, sun, sunrise } from './scenes/journey';
import { noProfit } from './scenes/no-profit';
import { offer } from './scenes/offer';
import { fallingCoin, payday } from './scenes/payday';
import { profit } from './scenes/profit';

const dots = (id: string, colour: string, opacity: number, size = 12) =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(32)"><circle cx="${size / 2}" cy="${size / 2}" r="1.7" fill="${colour}" opacity="${opacity}"/></pattern>`;

const defs = `<defs>
${dots('dots', palette.ink, 0.16)}
${dots('dotsLight', palette.mint, 0.3, 14)}
${dots('dotsWarm', palette.marigoldDark, 0.35, 14)}
<clipPath id="jar"><rect x="-74" y="-192" width="148" height="188" rx="36"/></clipPath>
</defs>`;

const svg = (content: string) =>
  `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg">${defs}${content}</svg>`;

/** The invitation card grows until it is the next scene's paper. */
function throughTheCard(t: number): string {
  const p = ramp(t, cuts.offer - 0.75, 0.9);
  const { x, y, width: w, height: h } = invitationCard;
  const left = (x - w / 2) * (1 - p);
  const top = (y - h / 2) * (1 - p);
  return `<clipPath id="card"><rect x="${left}" y="${top}" width="${w + (width - w) * p}" height="${h + (height - h) * p}" rx="${16 + 60 * Math.sin(p * Math.PI)}"/></clipPath><g clip-path="url(#card)">${offer(t).art}</g>`;
}

/** The whole picture at `t` seconds: a pure function, so that any frame can be drawn alone. */
export function frame(t: number): string {
  const art: string[] = [];
  const text: string[] = [];
  const down = ramp(t, cuts.journey - 1.05, 1.05);
  const show = (scene: Frame, at?: Placement) => {
    art.push(at ? place(at, scene.art) : scene.art);
    text.push(scene.text);
  };

  if (t < cuts.offer + 0.2) show(invitation(t));
  if (t > cuts.offer - 0.75 && t < cuts.payday + 0.5) {
    art.push(t < cuts.offer + 0.2 ? throughTheCard(t) : offer(t).art);
    text.push(offer(t).text);
  }
  if (t > cuts.payday - 0.35 && down < 1) show(payday(t), { y: -height * down });
  if (down > 0 && t < cuts.profit + 0.6) show(journey(t), { y: height * (1 - down) });
  if (t > cuts.payday + 2.5 && t < cuts.journey + 0.45) {
    art.push(place({ opacity: 1 - ramp(t, cuts.journey + 0.15, 0.25) }, fallingCoin(t)));
  }
  if (t > cuts.profit - 0.6) {
    const { outer, inner } = sunrise(t);
    const s = sun(t);
    art.push(circle(s.x, s.y, outer, palette.marigold));
    if (t < cuts.ending + 0.5) art.push(circle(s.x, s.y, inner, palette.deep));
  }
  if (t > cuts.profit + 0.3 && t < cuts.noProfit + 0.5) show(profit(t));
  if (t > cuts.noProfit - 0.1 && t < cuts.ending + 0.5) show(noProfit(t));
  if (t > cuts.ending - 0.55) show(ending(t));
  return svg(art.join('')) + text.join('');
}
