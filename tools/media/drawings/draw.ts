import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../apps';
import { savings, welcome } from './account';
import { letterAmongFlowers, reportCover } from './news';
import { moods, portraits, reasons } from './portraits';
import { questions } from './questions';
import { risks } from './risks';
import { employer, scenes } from './scenes';
import { steps } from './steps';

/** One drawing as a file. Its part `art` can be shown with `use`, where it takes the colours of the place that shows it. */
const file = (title: string, width: number, height: number, art: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">\n<title>${title}</title>\n<g id="art">${art}</g>\n</svg>\n`;

const below = (folder: string, size: [number, number], drawn: Record<string, string>) =>
  Object.entries(drawn).map(([name, art]) => [`${folder}/${name}.svg`, file(name, ...size, art)] as const);

const sectors = readFileSync(join(root, 'mf-companies/src/directory/sectors.svg'), 'utf8');
const [, people] = /<symbol id="people".*?>(.*?)<\/symbol>/s.exec(sectors) ?? [];
/** For the picture in links to a page without a drawing. */
const anyEmployer = `${employer}<g fill="none" stroke="var(--color-bark)" stroke-width="2" transform="translate(189 66) scale(3)">${people}</g>`;

/** All drawings, by where they are committed and served from. */
export const drawings: Record<string, string> = Object.fromEntries([
  ...below('mf-marketing/src/art/scenes', [480, 400], { ...scenes, ...questions, ...steps }),
  ...below('mf-marketing/src/art/portraits', [240, 240], portraits),
  ...below('mf-marketing/src/art/moods', [120, 120], moods),
  ...below('mf-marketing/src/art/risks', [120, 120], risks),
  ...below('mf-marketing/src/art/why', [320, 144], reasons),
  ...below('mf-account/src/art', [480, 400], { welcome, savings }),
  ...['mf-account/src/art', 'mf-companies/src/pages/company'].flatMap((folder) =>
    below(folder, [120, 120], { well: moods.well, fall: moods.fall }),
  ),
  ...below('mf-companies/src/pages/company', [480, 400], { employer, question: questions.question }),
  ...below('server/src/site', [480, 400], { 'share-image': anyEmployer }),
  ...below('mf-news/src/pages/news', [480, 400], { letter: letterAmongFlowers }),
  ...below('mf-news/src/research', [210, 280], { 'report-cover': reportCover }),
]);

/** `npm run drawings`: draws all of them. */
if (process.argv[1] === import.meta.filename) {
  for (const [path, svg] of Object.entries(drawings)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), svg);
  }
  process.stdout.write(`drew ${Object.keys(drawings).length} drawings\n`);
}
