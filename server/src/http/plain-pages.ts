import { hash } from 'node:crypto';
import escapeHtml from 'escape-html';

/** The site's colours, and the browser's own font: no file has to arrive. */
const STYLE = `
  :root { color-scheme: light dark; --page: #fdfefc; --ink: #10302c; --link: #095648 }
  @media (prefers-color-scheme: dark) { :root { --page: #0a1d1b; --ink: #eff6f2; --link: #91ddc9 } }
  body { margin: 10vh auto; max-width: 34rem; padding: 0 1.25rem; background: var(--page); color: var(--ink) }
  body { font: 1.125rem/1.5 system-ui, sans-serif } h1 { line-height: 1.2 } a { color: var(--link) }
  svg { width: 2.5rem; fill: #1d8a6f } path:first-child { fill: #ffb724 }
`;
const HASH = hash('sha256', STYLE, 'base64');

/** Every plain page is sent with these; a frame of the site's own shows the answer to the newsletter form. */
export const plainPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${HASH}'; base-uri 'none'; frame-ancestors 'self'`,
};

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
 * A self-contained page, to be sent with `plainPageHeaders`.
 * @param more HTML after the text
 */
export function plainPage(
  title: string,
  text: string,
  more = '<p><a href="/">Return to Home</a></p>',
): string {
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} | ShareMore</title>
<style>${STYLE}</style>
<main>
<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M29 3H16A13 13 0 0 0 3 16h13A13 13 0 0 0 29 3Z"/><path d="M3 29h13a13 13 0 0 0 13-13H16A13 13 0 0 0 3 29Z"/></svg>
<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${more}</main>
</html>
`;
}
