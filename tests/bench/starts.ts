import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openBrowser } from '../e2e/browser';
import { copyCheckout } from '../e2e/checkout';
import { hydrated } from '../e2e/fixtures';
import { freePort } from '../free-port';
import { endProcess, plainEnvironment } from '../programs';
import type { Figure } from './figures';

/** A checkout with its packages, which is measured in turn: of another version, the figures before and after. */
const before = process.env.BENCH_BEFORE;
const LIMIT_MS = 300_000;

/** What a newcomer's second start may take of the first state's time. */
const SECOND_START = 0.6;

/**
 * Measures the time from a command to its first page: a start with nothing to build, and development of one area and of
 * all; and from there until the page is hydrated.
 */
export async function* measureStarts(rounds: number): AsyncGenerator<Figure> {
  using checkout = copyCheckout();
  const folders = { values: checkout.dir, ...(before && { floor: before }) };
  const starts: Record<string, number[]> = { values: [], floor: [] };
  for (let round = 0; round <= rounds; round += 1)
    for (const [tree, folder] of Object.entries(folders)) {
      await using started = await run(folder, ['start'], '/');
      // The first one builds.
      if (round > 0) starts[tree]?.push(started.html);
    }
  const { values = [], floor = [] } = starts;
  const name = 'npm start, nothing to build';
  if (!before) yield { name, unit: 'ms', values };
  else
    yield {
      name,
      unit: 'ms',
      values,
      floor: { name: 'before', values: floor },
      goal: SECOND_START,
      goalIsRatio: true,
    };

  await using browser = await openBrowser();
  for (const [args, path, goal] of [
    [['run', 'dev', '-w', 'mf-news'], '/news', 3000],
    [['run', 'dev'], '/', 5000],
  ] as const) {
    const html: number[] = [];
    const hydration: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await using dev = await run(checkout.dir, [...args], path);
      const page = await browser.newPage();
      await page.goto(dev.url);
      await hydrated(page, LIMIT_MS);
      html.push(dev.html);
      hydration.push(dev.elapsed() - dev.html);
      await page.close();
    }
    const command = `npm ${args.join(' ')}`;
    yield { name: `${command}: first HTML`, unit: 'ms', values: html, goal };
    yield { name: `${command}: from there to hydration`, unit: 'ms', values: hydration, goal: 3000 };
  }
}

/** Runs an npm script until its page answers. @returns the milliseconds that took, `elapsed` those until now */
async function run(cwd: string, args: string[], path: string) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'start-'));
  const PORT = String(await freePort());
  const began = performance.now();
  const elapsed = () => performance.now() - began;
  const env = { ...plainEnvironment, PORT, DATA_DIR };
  const child = spawn('npm', args, { cwd, env, stdio: 'ignore', detached: true });
  const url = `http://127.0.0.1:${PORT}${path}`;
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null || elapsed() > LIMIT_MS)
      throw new Error(`npm ${args.join(' ')} shows no page`);
    await sleep(20);
  }
  const end = async () => {
    await endProcess(child, 'SIGTERM', true);
    rmSync(DATA_DIR, { recursive: true });
  };
  return { url, html: elapsed(), elapsed, [Symbol.asyncDispose]: end };
}
