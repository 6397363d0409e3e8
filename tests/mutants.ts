import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** Mutations: a pattern in the code, and its faulty replacement. The tool applies one at a time. */
const mutations: [RegExp, string][] = [
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ \?\? /g, ' && '],
  [/ < /g, ' >= '],
  [/ > /g, ' <= '],
  [/ <= /g, ' < '],
  [/ >= /g, ' > '],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
  [/\bif \(/g, 'if (!'],
  [/^(\s+)await (\w[^;]*;)$/gm, '$1$2'],
];

const [source, ...tests] = process.argv.slice(2);
if (!source || tests.length === 0) {
  throw new Error('Usage: tsx tests/mutants.ts SOURCE TEST … (npm run validate must pass before)');
}
const original = readFileSync(source, 'utf8');

function testsPass(): boolean {
  const args = ['run', '--project', 'unit', '--project', 'contract', '--bail=1', ...tests];
  // Threads keep the run in one process, so that killing it ends an endless loop too.
  const command = ['node_modules/vitest/vitest.mjs', ...args, '--pool=threads'];
  return (
    spawnSync(process.execPath, command, { stdio: 'ignore', timeout: 60_000, killSignal: 'SIGKILL' })
      .status === 0
  );
}

if (!testsPass()) throw new Error(`${tests.join(' ')} must pass before faults are put in`);
let survivors = 0;
let mutants = 0;
try {
  for (const [pattern, replacement] of mutations) {
    for (const found of original.matchAll(pattern)) {
      const line = original.slice(0, found.index).split('\n').length;
      const text = original.split('\n')[line - 1]?.trim() ?? '';
      if (/^(\*|\/[/*]|import |type |interface )/.test(text)) continue;
      const replaced = found[0].replace(new RegExp(pattern.source, 'm'), replacement);
      writeFileSync(
        source,
        original.slice(0, found.index) + replaced + original.slice(found.index + found[0].length),
      );
      mutants += 1;
      if (!testsPass()) continue;
      survivors += 1;
      process.stdout.write(`survives: ${source}:${line} ${found[0].trim()} → ${replaced.trim()}   ${text}\n`);
    }
  }
} finally {
  writeFileSync(source, original);
}
process.stdout.write(`${mutants} faults put into ${source}, ${survivors} not noticed\n`);
