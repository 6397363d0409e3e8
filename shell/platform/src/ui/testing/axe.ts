import axe from 'axe-core';

/** What axe finds wrong in the element, as readable lines: an empty list is a pass. */
export async function axeProblems(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    // A fragment is no page, and happy-dom computes no colours: the browser tests check both.
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' ')})`,
  );
}
