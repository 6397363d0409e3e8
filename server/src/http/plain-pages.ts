import { hash } from 'node:crypto';
import { brandColours, mark } from '@sharemore/platform/brand';
import escapeHtml from 'escape-html';

/** The site's colours, and the browser's own font: no file has to arrive. */
const STYLE = `
  :root { color-scheme: light dark; ${propertiesOf(brandColours.light)} }
  @media (prefers-color-scheme: dark) { :root { ${propertiesOf(brandColours.dark)} } }
  body { margin: 10vh auto; max-width: 34rem; padding: 0 1.25rem; background: var(--color-page); color: var(--color-ink) }
  body { font: 1.125rem/1.5 system-ui, sans-serif } h1 { line-height: 1.2 } a { color: var(--color-link) }
  svg { width: 2.5rem } ${mark.map(({ token }, index) => `path:nth-child(${index + 1}) { fill: var(${token}) }`).join(' ')}
`;
const HASH = hash('sha256', STYLE, 'base64');

/** Every plain page is sent with these; the text export reads pages in a frame of the site's own. */
export const plainPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${HASH}'; base-uri 'none'; frame-ancestors 'self'`,
};

/** Shown when even the shell does not render (spec section 8, router error). */
export const lastResortPage = plainPage(
  'Unexpected Application Error!',
  'Something went wrong on our side. Nothing that you sent us is lost. Please try again in a moment.',
);

/** Shown when the render queue is full. */
export const busyPage = plainPage(
  'Very busy right now',
  'More people are asking for this page than we can serve at once. Please try again in a few seconds.',
);

/** Shown for an address that is too long or malformed. */
export const badAddressPage = plainPage(
  'We can’t read this address',
  'It’s too long, or a part of it is damaged. Please check the link that brought you here.',
);

/** Shown when the lead store does not answer. */
export const noOutcomePage = plainPage(
  'We can’t show the result just now',
  'We have what came of your form, but can’t read it at the moment. Please look again in a few seconds.',
  '<p><a href="">Look again</a></p>',
);

/** Shown for a preview link that is damaged or too old, and when its builds fail or do not fit the live set. */
export const brokenPreviewPage = plainPage(
  'This preview doesn’t work',
  'Its link is incomplete or has expired, or its builds fail, were removed, or do not fit what is live now. The site itself isn’t affected.',
  '<p><a href="/api/releases/leave-preview">Leave the preview</a></p>',
);

function propertiesOf(colours: Record<string, string>): string {
  return Object.entries(colours)
    .map(([name, value]) => `--color-${name}: ${value}`)
    .join('; ');
}

/**
 * A self-contained page, to be sent with `plainPageHeaders`.
 * @param more HTML after the text
 */
export function plainPage(title: string, text: string, more = '<p><a href="/">Return to Home</a></p>') {
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} | ShareMore</title>
<style>${STYLE}</style>
<main>
<svg viewBox="0 0 32 32" aria-hidden="true">${mark.map(({ path }) => `<path d="${path}"/>`).join('')}</svg>
<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${more}</main>
</html>
`;
}
