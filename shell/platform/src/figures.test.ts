import { describe, expect, it } from 'vitest';
import { claims, figures } from './figures';

/** So that somebody looks before a build fails. */
const WARNING_DAYS = 45;

describe('the figures that visitors read', () => {
  it.for(Object.entries(figures))(
    '%s names its claim and source, and its review is not overdue',
    async ([name, figure], { annotate }) => {
      expect(claims[name as keyof typeof figures]).toMatch(/\.$/);
      expect(figure.source).not.toBe('');
      expect(figure.reviewBy).toMatch(/^\d{4}-\d\d-\d\d$/);
      const review = `The review of ${figure.text} (${figure.source}) is due by ${figure.reviewBy}.`;
      const days = (Date.parse(figure.reviewBy) - Date.now()) / 86_400_000;
      if (days <= WARNING_DAYS) {
        process.stderr.write(`${review}\n`);
        await annotate(review, 'warning');
      }
      // To the end of that day.
      expect(days, review).toBeGreaterThan(-1);
    },
  );
});
