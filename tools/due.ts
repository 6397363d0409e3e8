import { type Figure, figures } from '../shell/platform/src/figures';

const NOTICE_DAYS = 45;
const DAY_MS = 86_400_000;

/** Returns one line for each figure whose review is overdue or due within six weeks, the earliest date first. */
export function dueReviews(figures: Record<string, Figure>, now: Date): string[] {
  const today = now.toISOString().slice(0, 10);
  const horizon = new Date(now.getTime() + NOTICE_DAYS * DAY_MS).toISOString().slice(0, 10);
  return Object.entries(figures)
    .filter(([, { reviewBy }]) => reviewBy <= horizon)
    .sort(([, one], [, other]) => one.reviewBy.localeCompare(other.reviewBy))
    .map(([name, { text, source, reviewBy }]) => {
      const state = reviewBy < today ? 'overdue since' : 'due by';
      return `${name} (${text}): review ${state} ${reviewBy}; source: ${source}`;
    });
}

// `npm run due` exits with 0 in any case, because a date that passes breaks nothing.
if (process.argv[1] === import.meta.filename) {
  const due = dueReviews(figures, new Date());
  for (const line of due) process.stdout.write(`${line}\n`);
  process.stdout.write(`${due.length} of ${Object.keys(figures).length} figures are due for review\n`);
}
