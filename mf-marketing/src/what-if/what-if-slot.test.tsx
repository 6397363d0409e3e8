// @vitest-environment happy-dom
import { SlotProvider } from '@sharemore/platform/slots';
import { act, render, screen } from '@testing-library/react';
import { type ComponentType, lazy } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { WhatIf } from './what-if';
import { WhatIfSlot } from './what-if-slot';

it('keeps the focus on the target of links when the calculator arrives', async () => {
  let arrive = () => {};
  const Calculator = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        arrive = () => resolve({ default: WhatIf });
      }),
  );
  render(
    <SlotProvider value={{ find: () => Calculator }}>
      <MemoryRouter>
        <WhatIfSlot />
      </MemoryRouter>
    </SlotProvider>,
  );
  const target = document.getElementById('what-if');
  if (target) target.tabIndex = -1;
  target?.focus();
  await act(async () => arrive());
  expect(target?.contains(screen.getByRole('table'))).toBe(true);
  expect(document.activeElement?.id).toBe('what-if');
  expect(document.querySelectorAll('#what-if')).toHaveLength(1);
});
