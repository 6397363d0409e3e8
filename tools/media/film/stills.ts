import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cuts } from './film/cuts';
import { openStage } from './stage';

/** Pictures of the film for looking at, one every two seconds: `npm run film:stills -- FOLDER 2`. */
const [folder = 'dist/stills', every = '2'] = process.argv.slice(2);

await mkdir(folder, { recursive: true });
const stage = await openStage();
for (let t = 0; t <= cuts.end; t += Number(every)) {
  await writeFile(join(folder, `${t.toFixed(2).padStart(5, '0')}.png`), await stage.shoot(t, 'png'));
}
await stage.close();
