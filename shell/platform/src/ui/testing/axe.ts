import axe from 'axe-core';

/** The problems that axe finds in the element, as readable lines. */
export async function axeProblems(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    // Browser tests check both: a fragment has no landmarks, and happy-dom computes no colours.
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' ')})`,
  );
}
