import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, NodeResult, RunOptions } from 'axe-core';
import { measuredContrast, ratioAskedFor } from './contrast';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Everything from A to AAA, and what axe recommends beyond. */
const everything = 'wcag2a wcag2aa wcag2aaa wcag21a wcag21aa wcag22a wcag22aa best-practice'.split(' ');

/**
 * What axe-core finds in the page as it is, by all rules or by `rules`, and what neither it nor a measurement could
 * decide, one line each: rule, impact, first element. It is evaluated from outside, so the page's policy stays as strict as it is.
 */
export async function audit(page: Page, rules: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations, incomplete } = await page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
      const { violations, incomplete } = await axe.run(options);
      return { violations, incomplete };
    },
    // What passed is most of what axe could tell, and nobody asks.
    { runOnly: everything, resultTypes: ['violations', 'incomplete'], ...rules } satisfies RunOptions,
  );
  // Two rules leave the same texts open.
  const contrasts = new Map<string, number>();
  async function contrastOf({ target: [selector] }: NodeResult): Promise<number> {
    const text = String(selector);
    const contrast = contrasts.get(text) ?? (await measuredContrast(page, text));
    contrasts.set(text, contrast);
    return contrast;
  }
  const undecided: string[] = [];
  for (const fault of incomplete) {
    const open: NodeResult[] = [];
    for (const node of fault.nodes) {
      const isContrast = fault.id.startsWith('color-contrast');
      if (!isContrast || (await contrastOf(node)) < ratioAskedFor(node)) open.push(node);
    }
    if (open.length > 0) undecided.push(`undecided: ${line({ ...fault, nodes: open })}`);
  }
  return [...violations.map((fault) => line(fault)), ...undecided];
}

function line({ id, impact, nodes }: AxeResults['violations'][number]): string {
  return `${id} (${impact}), ${nodes.length} times: ${nodes[0]?.html.slice(0, 160)}`;
}
