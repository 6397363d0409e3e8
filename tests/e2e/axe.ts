import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, NodeResult, RunOptions } from 'axe-core';
import { measuredContrasts, requiredRatio } from './contrast';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG levels A to AAA, and axe's best practices. */
const allRules = 'wcag2a wcag2aa wcag2aaa wcag21a wcag21aa wcag22a wcag22aa best-practice'.split(' ');

/** Level AAA's ratios. AA's rule asks for them, because each of the two rules looks behind every text again. */
const contrast: RunOptions & { checks: Record<string, { options: object }> } = {
  checks: {
    'color-contrast': { options: { contrastRatio: { normal: { expected: 7 }, large: { expected: 4.5 } } } },
  },
  rules: { 'color-contrast-enhanced': { enabled: false } },
};

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
    {
      runOnly: allRules,
      resultTypes: ['violations', 'incomplete'],
      ...contrast,
      ...rules,
    } satisfies RunOptions,
  );
  const texts = incomplete.filter(isOfContrast).flatMap(({ nodes }) => nodes);
  const required = new Map(texts.map((node) => [selectorOf(node), requiredRatio(node)]));
  const contrasts = await measuredContrasts(page, required);
  const undecided = incomplete.flatMap((fault) => {
    const nodes = fault.nodes.filter(
      (node) => !isOfContrast(fault) || (contrasts.get(selectorOf(node)) ?? 0) < requiredRatio(node),
    );
    return nodes.length > 0 ? [`undecided: ${line({ ...fault, nodes })}`] : [];
  });
  return [...violations.map((fault) => line(fault)), ...undecided];
}

const isOfContrast = ({ id }: { id: string }) => id === 'color-contrast';
const selectorOf = ({ target: [selector] }: NodeResult) => String(selector);

function line({ id, impact, nodes }: AxeResults['violations'][number]): string {
  return `${id} (${impact}), ${nodes.length} times: ${nodes[0]?.html.slice(0, 160)}`;
}
