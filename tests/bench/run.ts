/**
 * `npm run bench [-- pages first-touch server growth leads releases areas edits starts strangers observatory]`: builds
 * stale apps, measures, prints each figure with its median, range, ratio to the floor and goal, and writes everything to
 * `test-results/bench.json`. Exits with 1 when a goal is missed. `BENCH_ROUNDS` is the number of rounds (5). Absolute
 * figures need an idle machine.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import globalSetup from '../e2e/global-setup';
import { measureAreas } from './areas';
import { measureEdits } from './edits';
import { type Figure, lineOf, median, meets } from './figures';
import { measureFirstTouch } from './first-touch';
import { measureGrowth } from './growth';
import { measureLeads } from './leads';
import { measureObservatory } from './observatory';
import { measurePages } from './pages';
import { measureReleases } from './releases';
import { measureServer } from './server';
import { measureStarts } from './starts';
import { measureStrangers } from './strangers';

const benches: Record<string, (rounds: number) => AsyncGenerator<Figure>> = {
  pages: measurePages,
  'first-touch': measureFirstTouch,
  server: measureServer,
  growth: measureGrowth,
  leads: measureLeads,
  releases: measureReleases,
  areas: measureAreas,
  edits: measureEdits,
  starts: measureStarts,
  strangers: measureStrangers,
  observatory: measureObservatory,
};

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !benches[name]);
if (unknown.length > 0) {
  throw new Error(`There is no bench ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}`);
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const cleanUp = await globalSetup();
const results: Record<string, (Figure & { median: number; isMet: boolean | null })[]> = {};
try {
  for (const [name, measure] of Object.entries(benches)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    say(`\n${name}`);
    results[name] = [];
    for await (const figure of measure(rounds)) {
      say(lineOf(figure));
      results[name].push({ ...figure, median: median(figure.values), isMet: meets(figure) });
    }
  }
} finally {
  cleanUp();
}

const folder = resolve(import.meta.dirname, '../../test-results');
mkdirSync(folder, { recursive: true });
const machine = { node: process.version, processor: cpus()[0]?.model, cores: cpus().length };
const json = { at: new Date().toISOString(), machine, rounds, results };
writeFileSync(join(folder, 'bench.json'), `${JSON.stringify(json, null, 2)}\n`);
const missed = Object.values(results).flatMap((figures) => figures.filter(({ isMet }) => isMet === false));
say(missed.length === 0 ? '\nAll goals are met.' : `\nMissed goals: ${missed.length}`);
for (const figure of missed) say(lineOf(figure));
process.exitCode = missed.length > 0 ? 1 : 0;
