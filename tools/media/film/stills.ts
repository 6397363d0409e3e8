import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cuts } from './film/cuts';
import { openStage } from './stage';

/** Pictures of the film for looking at: `npm run film:stills -- --out FOLDER --every 2`. */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist/stills' },
    every: { type: 'string', default: '2' },
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: String(cuts.end) },
  },
});

const folder = resolve(values.out);
await mkdir(folder, { recursive: true });
const stage = await openStage();
for (let t = Number(values.from); t <= Number(values.to); t += Number(values.every)) {
  await writeFile(join(folder, `${t.toFixed(2).padStart(5, '0')}.png`), await stage.shoot(t, 'png'));
}
await stage.close();
