import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, NodeResult, RunOptions } from 'axe-core';
import { measuredContrast, requiredRatio } from './contrast';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG levels A to AAA, and axe's best practices. */
const allRules = 'wcag2a wcag2aa wcag2aaa wcag21a wcag21aa wcag22a wcag22aa best-practice'.split(' ');

/**
 * Runs axe-core on the page in its current state, with all rules or with `rules`. The driver injects axe, so the page
 * keeps its strict policy.
 * @returns violations, and checks that neither axe nor a contrast measurement could decide. Each is one line: rule,
 * impact, first element.
 */
export async function audit(page: Page, rules: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations, incomplete } = await page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
      const { violations, incomplete } = await axe.run(options);
      return { violations, incomplete };
    },
    { runOnly: allRules, resultTypes: ['violations', 'incomplete'], ...rules } satisfies RunOptions,
  );
  // Two contrast rules report the same texts.
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
      if (!isContrast || (await contrastOf(node)) < requiredRatio(node)) open.push(node);
    }
    if (open.length > 0) undecided.push(`undecided: ${line({ ...fault, nodes: open })}`);
  }
  return [...violations.map((fault) => line(fault)), ...undecided];
}

function line({ id, impact, nodes }: AxeResults['violations'][number]): string {
  return `${id} (${impact}), ${nodes.length} times: ${nodes[0]?.html.slice(0, 160)}`;
}
