import { describe, expect, it } from 'vitest';
import { figures } from './figures';

const today = new Date().toISOString().slice(0, 10);

describe('the figures that visitors read', () => {
  it.each(Object.entries(figures))(
    '%s names its claim and source, and its review is not overdue',
    (_, figure) => {
      expect(figure.claim).toMatch(/\.$/);
      expect(figure.source).not.toBe('');
      expect(figure.reviewBy).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(figure.reviewBy >= today, `review of ${figure.text} was due on ${figure.reviewBy}`).toBe(true);
    },
  );
});
