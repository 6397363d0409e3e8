import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './apps';

interface Count {
  passed: number;
  failed: number;
  /** Tests that could not run on this machine; the suite prints why. */
  skipped: number;
}

interface Suite {
  name: string;
  /** The command that runs it, with the project's own installed programs; also what to type to run it alone. */
  command: string;
  /** More arguments, for the report that `count` reads. */
  report?: string[];
  env?: NodeJS.ProcessEnv;
  count?: (code: number | null, output: string) => Count;
}

const reports = mkdtempSync(join(tmpdir(), 'sharemore-tests-'));
const isTerminal = process.stdout.isTTY && !process.env.CI;

/** Every suite, the cheapest first. Those of one stage run side by side, because each leaves a core idle at times. */
const stages: Suite[][] = [
  [
    { name: 'types', command: 'npm run typecheck' },
    { name: 'lint and boundaries', command: 'npm run lint' },
    { name: 'unused code', command: 'npm run unused' },
    { name: 'known weaknesses', command: 'npm run audit', count: auditCount },
  ],
  [vitest('unit'), { name: 'build', command: 'npm run build' }],
  [vitest('contract', 'drills')],
  [playwright()],
  [{ name: 'figures due for review', command: 'npm run due' }],
];

function vitest(...projects: string[]): Suite {
  const file = join(reports, `${projects[0]}.json`);
  return {
    name: projects.join(', '),
    command: `npx vitest run ${projects.map((project) => `--project ${project}`).join(' ')}`,
    report: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    count(code) {
      if (!existsSync(file)) return countOf(false);
      const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as {
        testResults: { assertionResults: { status: string; fullName: string }[] }[];
      };
      const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
      const skipped = tests.filter(({ status }) => status === 'skipped');
      for (const { fullName } of skipped) process.stdout.write(`NOT RUN: ${fullName}\n`);
      const numberOf = (wanted: string) => tests.filter(({ status }) => status === wanted).length;
      return counted(code, numberOf('passed'), numberOf('failed'), skipped.length);
    },
  };
}

function playwright(): Suite {
  const file = join(reports, 'browsers.json');
  return {
    name: 'browsers',
    command: 'npx playwright test -c tests',
    report: ['--reporter=dot,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    count(code) {
      if (!existsSync(file)) return countOf(false);
      const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
        stats: { expected: number; unexpected: number; flaky: number; skipped: number };
      };
      return counted(code, stats.expected + stats.flaky, stats.unexpected, stats.skipped);
    },
  };
}

function countOf(isOk: boolean): Count {
  return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0 };
}

/** A registry that does not answer audits fails no test. */
function auditCount(code: number | null, output: string): Count {
  return /audit (endpoint|request)/.test(output) ? { passed: 0, failed: 0, skipped: 1 } : countOf(code === 0);
}

/** A suite that fails outside its tests (a file that does not load), or runs none, counts as one failure. */
function counted(code: number | null, passed: number, failed: number, skipped: number): Count {
  const isOk = code === 0 && passed > 0;
  return { passed, failed: isOk ? failed : Math.max(failed, 1), skipped };
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill();
  rmSync(reports, { recursive: true, force: true });
});

/** Runs a suite. Its output appears as it comes, or all of it at the end when other suites run beside it. */
async function run({ command, report = [], env, ...suite }: Suite, isAlone: boolean): Promise<Count> {
  const title = `\n=== ${suite.name} ===\n`;
  if (isAlone) process.stdout.write(title);
  const began = performance.now();
  // npx runs only what is installed here: `--no` refuses to fetch anything else.
  const [program = '', ...args] = command.replace('npx', 'npx --no').split(' ');
  const child = spawn(program, [...(program === 'npm' ? ['--silent'] : []), ...args, ...report], {
    cwd: root,
    stdio: ['inherit', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    // Without a terminal colours are noise in a log.
    // React's production code has no `act`, which tests of components need.
    env: { ...process.env, NODE_ENV: undefined, ...(isTerminal ? {} : { NO_COLOR: '1' }), ...env },
    shell: process.platform === 'win32',
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  running.delete(child);
  if (!isAlone) process.stdout.write(title + output);
  const count = suite.count?.(code, output) ?? countOf(code === 0);
  if (count.failed > 0) process.stdout.write(`\nFAILED. To run it alone: ${command}\n`);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const notRun = count.skipped > 0 ? `, ${count.skipped} NOT RUN: see above` : '';
  lines.push(
    `${suite.name.padEnd(22)} ${count.passed} passed, ${count.failed} failed${notRun} (${seconds} s)`,
  );
  return count;
}

const lines: string[] = [];
const counts: Count[] = [];
for (const stage of stages) {
  counts.push(...(await Promise.all(stage.map((suite) => run(suite, stage.length === 1)))));
}
const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);
process.stdout.write(`\n${lines.join('\n')}\n\n${total('passed')} passed, ${total('failed')} failed\n`);
process.exitCode = total('failed') > 0 ? 1 : 0;
