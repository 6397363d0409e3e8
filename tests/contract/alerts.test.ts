import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMetrics } from '../../server/src/observe/metrics';
import { root } from '../../tools/apps';
import { installPackages, onPath } from '../installed-programs';
import { runProgram } from '../programs';
import { read } from './documents';

if (!onPath(['promtool'])) installPackages(['prometheus']);
const promtool = onPath(['promtool']);
const rules = read('docs/operations/alerts.yml');
const alarms = rules.split(/^ +- alert: /m).slice(1);
const expressions = Array.from(rules.matchAll(/^ +expr: (.+)$/gm), ([, expression = '']) => expression);

const dashboard = JSON.parse(read('docs/operations/dashboard.json')) as {
  panels: { title: string; targets?: { expr: string }[] }[];
};
const panels = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

/** The names of all metrics of a server, with those that a histogram has. */
async function knownMetrics(): Promise<Set<string>> {
  const { registry, leads, site } = createMetrics();
  leads.watchQueue(
    async () => ({ counts: [], oldestUndeliveredSeconds: 0 }),
    () => false,
  );
  site.watchRendering(() => ({ running: 0, waiting: 0, processes: 0, sets: 0 }));
  site.watchSheet(() => 0);
  const all = await registry.getMetricsAsJSON();
  return new Set(all.flatMap(({ name }) => [name, `${name}_bucket`, `${name}_count`]));
}

describe('the alarms', () => {
  it.skipIf(!promtool)(
    'fire at what they say, alone, and never on a site that is well',
    {
      timeout: 60_000,
    },
    async () => {
      const cwd = join(root, 'docs/operations');
      for (const args of [
        ['check', 'rules', 'alerts.yml'],
        ['test', 'rules', 'alerts.test.yml'],
      ]) {
        const { code, out, error } = await runProgram(promtool ?? '', args, { cwd });
        expect(code, out + error).toBe(0);
      }
    },
  );

  it('are each tested, and say what they mean, what to do, and when they are over', () => {
    const tests = read('docs/operations/alerts.test.yml');
    const faults = alarms.filter((alarm) => {
      const name = /^\w+/.exec(alarm)?.[0];
      const says = ['means', 'do', 'over'].every((each) => new RegExp(`^ +${each}: .{10}`, 'm').test(alarm));
      return !says || !tests.includes(`name: ${name}\n`);
    });
    expect(alarms.length).toBeGreaterThan(20);
    expect(faults).toEqual([]);
  });

  it.each([
    ['alarms', expressions],
    ['dashboard', panels],
  ])('and the dashboard ask only for metrics that there are: %s', async (_, asked) => {
    const known = await knownMetrics();
    const names = asked.flatMap((expression) => expression.match(/\b(site|leads|process|nodejs)_\w+/g) ?? []);
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});
