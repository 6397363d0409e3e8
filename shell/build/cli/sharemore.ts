import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { check, promoteChecked } from './check';
import { newArea } from './new-area';
import { release } from './release';
import { workspaceAround } from './workspace';

const usage = `sharemore COMMAND, in an area's folder
  new AREA PATH              a new area with one page: here in the repository, or in a folder of its own
  dev                        this area alone from source in a small host, where the repository is around the folder
  dev --site URL             this area from source inside a site's live builds
  build                      the area's two builds (browser, server) into dist
  test [FILE …]              its unit tests
  check AREA … [--to URL]    opens the built pages inside the site in a browser, and says what visitors would meet
  release COMMAND …          publish, promote, rollback, errors and all else: "sharemore release help" says it
release promote … --check checks first, and promotes only what has no fault.
dev --site, check --to and release --to need a token of the site in RELEASE_TOKEN.`;

const words = process.argv.slice(2);
const isHelp = words[0] !== 'release' && words.some((word) => ['--help', '-h'].includes(word));
const [command, ...given] = isHelp ? ['help'] : words;
const isChecked = given[0] === 'promote' && given.includes('--check');
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  switch (command) {
    case 'dev': {
      const { site } = parseArgs({ args: given, options: { site: { type: 'string' } } }).values;
      if (site) await (await import('./dev-on-site')).devOnSite(process.cwd(), site);
      else await runAlone(process.cwd());
      break;
    }
    case 'build': {
      parseArgs({ args: given });
      const { buildArea } = await import('../vite/build-area');
      const { area, build } = await buildArea(process.cwd());
      say(`built ${area} ${build}`);
      break;
    }
    case 'test': {
      const { positionals } = parseArgs({ args: given, allowPositionals: true });
      const { startVitest } = await import('vitest/node');
      const { unitTests } = await import('../vite/unit-tests');
      const options = { root: process.cwd(), config: false, watch: false } as const;
      await (await startVitest('test', positionals, options, unitTests)).close();
      break;
    }
    case 'new':
      say(newArea(given));
      break;
    case 'check':
      process.exitCode = await check(given);
      break;
    case 'release':
      process.exitCode = await (isChecked ? promoteChecked(given) : release(given));
      break;
    case undefined:
    case 'help':
      say(usage);
      break;
    default:
      console.error(`Unknown command '${command}'\n\n${usage}`);
      process.exitCode = 2;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  const isUsage = error instanceof TypeError && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code));
  process.exitCode = isUsage ? 2 : 1;
}

/** Runs the area alone in the small host of the repository around it. */
async function runAlone(areaDir: string): Promise<void> {
  const workspace = workspaceAround(areaDir);
  if (!workspace)
    throw new Error('No repository around this folder could run the area: name a site, --site https://…');
  process.argv = [process.execPath, '', 'dev.ts', basename(areaDir)];
  await import(pathToFileURL(join(workspace, 'tools/bootstrap.mjs')).href);
}
