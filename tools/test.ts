import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './apps';

/**
 * Every suite by its name, the cheapest first, with the command that runs it, by the project's own installed programs; also
 * what to type to run it alone. Those of one stage run side by side, because each leaves a core idle at times.
 */
const stages: Record<string, string>[] = [
  {
    types: 'npm run typecheck',
    'lint and boundaries': 'npm run lint',
    'unused code': 'npm run unused',
    'known weaknesses': 'npm run audit',
  },
  { unit: 'npx vitest run --project unit', build: 'npm run build' },
  { 'contract, drills': 'npx vitest run --project contract --project drills' },
  { browsers: 'npx playwright test -c tests --reporter=dot' },
  { 'figures due for review': 'npm run due' },
];

const total = { passed: 0, failed: 0 };
const lines: string[] = [];
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill();
});

/** Runs a suite. Its output appears as it comes, or all of it at the end when other suites run beside it. */
async function run(name: string, command: string, isAlone: boolean): Promise<void> {
  const title = `\n=== ${name} ===\n`;
  if (isAlone) process.stdout.write(title);
  const began = performance.now();
  // npx runs only what is installed here: `--no` refuses to fetch anything else.
  const [program = '', ...args] = command.replace('npx', 'npx --no').split(' ');
  const child = spawn(program, [...(program === 'npm' ? ['--silent'] : []), ...args], {
    cwd: root,
    stdio: ['inherit', 'pipe', 'pipe'],
    // React's production code has no `act`, which tests of components need.
    env: { ...process.env, NODE_ENV: undefined, NO_COLOR: '1' },
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (isAlone) process.stdout.write(text);
    });
  }
  const [code] = await once(child, 'close');
  running.delete(child);
  if (!isAlone) process.stdout.write(title + output);
  const { passed, failed, skipped } = countOf(command, code === 0, output);
  if (failed > 0) process.stdout.write(`\nFAILED. To run it alone: ${command}\n`);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const notRun = skipped > 0 ? `, ${skipped} NOT RUN` : '';
  lines.push(`${name.padEnd(22)} ${passed} passed, ${failed} failed${notRun} (${seconds} s)`);
  total.passed += passed;
  total.failed += failed;
}

/**
 * The last numbers that Vitest and Playwright print; a suite that prints none counts as one. One that fails outside its
 * tests (a file that does not load) counts as one failure, and a registry that does not answer audits fails nothing.
 */
function countOf(command: string, isOk: boolean, output: string) {
  if (command.endsWith('audit') && /audit (endpoint|request)/.test(output))
    return { passed: 0, failed: 0, skipped: 1 };
  const last = (word: string) =>
    Number([...output.matchAll(new RegExp(`(\\d+) ${word}\\b`, 'g'))].at(-1)?.[1] ?? 0);
  const [passed, failed] = [last('passed') + last('flaky'), last('failed')];
  return { passed: passed || Number(isOk), failed: isOk ? 0 : Math.max(failed, 1), skipped: last('skipped') };
}

for (const stage of stages) {
  const suites = Object.entries(stage);
  await Promise.all(suites.map(([name, command]) => run(name, command, suites.length === 1)));
}
process.stdout.write(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
