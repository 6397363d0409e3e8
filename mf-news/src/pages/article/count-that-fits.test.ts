import { expect, it } from 'vitest';
import { countThatFits } from './count-that-fits';

const stack = { heights: [100, 100, 100], gap: 10, button: 50 };

it('shows everything when it fits without the button', () => {
  expect(countThatFits({ ...stack, room: 320 })).toBe(3);
});

it('leaves room for the button while items are hidden', () => {
  expect(countThatFits({ ...stack, room: 319 })).toBe(2);
  expect(countThatFits({ ...stack, room: 259 })).toBe(1);
});

it('shows at least one item', () => {
  expect(countThatFits({ ...stack, room: 0 })).toBe(1);
});

it('handles items of different heights', () => {
  expect(countThatFits({ ...stack, heights: [50, 200, 40], room: 310 })).toBe(3);
  expect(countThatFits({ ...stack, heights: [50, 200, 60], room: 310 })).toBe(2);
});
