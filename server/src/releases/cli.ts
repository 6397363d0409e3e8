import { resolve } from 'node:path';
import { readConfig } from '../config';
import { ReleaseRefused } from './check-set';
import { openReleases } from './release-store';

const usage = `npm run release -- publish AREA …         copy the built dist/ of areas into the release folder
npm run release -- promote AREA[@BUILD] …  make builds live (without @BUILD: the one in dist/)
npm run release -- rollback [AREA]         back to the set before, or one area to its build before
npm run release -- list                    what is live, what was, what is published`;

async function run([command, ...names]: string[]): Promise<void> {
  const releases = openReleases(readConfig(process.env).releasesDir);
  switch (command) {
    case 'publish':
      for (const name of names) {
        const { area, build } = await releases.publish(resolve(name, 'dist'));
        console.log(`published ${area} ${build}`);
      }
      return;
    case 'promote': {
      const builds: Record<string, string> = {};
      for (const name of names) {
        const [area = '', build] = name.split('@');
        builds[area] = build ?? (await releases.publish(resolve(area, 'dist'))).build;
      }
      console.log(`live: set ${(await releases.promote(builds)).id}`);
      return;
    }
    case 'rollback':
      console.log(`live: set ${(await releases.rollback(names[0])).id}`);
      return;
    case 'list':
      console.log(JSON.stringify({ ...releases.live(), published: releases.builds() }, null, 2));
      return;
    default:
      console.log(usage);
      process.exitCode = command ? 2 : 0;
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ReleaseRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
