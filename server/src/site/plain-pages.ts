import escapeHtml from 'escape-html';

/** Shown when even the shell does not render (spec section 8, router error). */
export const lastResortPage = plainPage(
  'Unexpected Application Error!',
  'Something went wrong on our side, and we are told of it. Nothing that you sent us is lost.',
);

/** Shown when the render queue is full. */
export const busyPage = plainPage(
  'Very busy right now',
  'More people are asking for this page than we can serve at once. Please try again in a few seconds.',
);

/** Shown when the lead store does not answer. */
export const noOutcomePage = plainPage(
  'We cannot look that up just now',
  'What came of your form is kept, but we cannot read it at the moment. Please look again in a few seconds.',
  '<p><a href="">Look again</a></p>',
);

/** Shown for a preview link that is damaged or too old. */
export const invalidPreviewPage = plainPage(
  'This preview link does not work',
  'It is incomplete or has expired. Please ask for a new one.',
);

/** Shown when a preview's builds fail or are incompatible with the live set. */
export const brokenPreviewPage = plainPage(
  'This preview does not work',
  'Its builds fail, were removed, or are incompatible with what is live now. The site itself is not affected.',
  '<p><a href="/api/releases/leave-preview">Leave the preview</a></p>',
);

/**
 * A self-contained page.
 * @param more HTML after the text
 * @param style HTML for the head
 */
export function plainPage(
  title: string,
  text: string,
  more = '<p><a href="/">Return to Home</a></p>',
  style = '',
): string {
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} | ShareMore</title>${style}
<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${more}</main>
</html>
`;
}
