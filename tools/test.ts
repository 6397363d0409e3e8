import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './apps';

interface Count {
  passed: number;
  failed: number;
  /** Tests that could not run on this machine; the suite prints why. */
  skipped?: number;
}

const reports = mkdtempSync(join(tmpdir(), 'sharemore-tests-'));

/** Every suite, the cheapest first. Each does its own set-up. */
const suites: [name: string, run: () => Count][] = [
  ['types', () => single('npx', ['tsc', '-p', 'tsconfig.json'])],
  ['lint and boundaries', () => single('npm', ['run', 'lint'])],
  ['unused code', () => single('npx', ['knip'])],
  ['known weaknesses', audit],
  ['unit', () => vitest('unit')],
  ['build', () => single(process.execPath, ['--import', 'tsx', 'tools/build.ts'])],
  ['contract', () => vitest('contract')],
  ['drills', () => vitest('drills')],
  ['end to end', () => playwright('e2e')],
  ['all engines', () => playwright('engines')],
];

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): number | null {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return status;
}

function single(command: string, args: string[]): Count {
  return countOf(run(command, args) === 0);
}

function countOf(isOk: boolean): Count {
  return isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function audit(): Count {
  const status = run(process.execPath, ['--import', 'tsx', 'tools/audit.ts']);
  return status === 2 ? { passed: 0, failed: 0, skipped: 1 } : countOf(status === 0);
}

function vitest(project: string): Count {
  const report = join(reports, `${project}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const isOk = run('npx', ['vitest', 'run', '--project', project, ...reporters]) === 0;
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { assertionResults: { status: string; fullName: string }[] }[];
  };
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'skipped');
  // The dot reporter does not name them.
  for (const { fullName } of skipped) process.stdout.write(`NOT RUN: ${fullName}\n`);
  return { ...counted(isOk, numPassedTests, numFailedTests), skipped: skipped.length };
}

function playwright(folder: string): Count {
  const report = join(reports, `${folder}.json`);
  const args = ['playwright', 'test', '-c', `tests/${folder}`, '--reporter=dot,json'];
  const isOk = run('npx', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report }) === 0;
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  return { ...counted(isOk, stats.expected + stats.flaky, stats.unexpected), skipped: stats.skipped };
}

/** A suite that fails outside its tests (a file that does not load) counts as one failure. */
function counted(isOk: boolean, passed: number, failed: number): Count {
  const isEmpty = passed + failed === 0;
  return { passed, failed: failed === 0 && (!isOk || isEmpty) ? 1 : failed };
}

const total: Count = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const [name, suite] of suites) {
  process.stdout.write(`\n=== ${name} ===\n`);
  const started = performance.now();
  const { passed, failed, skipped } = suite();
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const notRun = skipped ? `, ${skipped} NOT RUN: see above` : '';
  lines.push(`${name.padEnd(22)} ${passed} passed, ${failed} failed${notRun} (${seconds} s)`);
}
rmSync(reports, { recursive: true, force: true });
process.stdout.write(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
