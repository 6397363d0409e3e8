import { createHash } from 'node:crypto';
import escapeHtml from 'escape-html';
import type { Response } from 'express';

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:10vh auto;padding:0 1.25rem}:root{color-scheme:light dark}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
/** The newsletter's answer is shown in a frame of the site's own page. */
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'self'`;

/** A small page that needs nothing else of the site, for answers that no page of the site can show. */
export function sendFormPage(
  response: Response,
  status: number,
  title: string,
  text: string,
  more = '',
): void {
  if (status === 503) response.set('Retry-After', '10');
  response
    .status(status)
    .set('Content-Security-Policy', POLICY)
    .set('X-Frame-Options', 'SAMEORIGIN')
    .type('html')
    .send(
      `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} | ShareMore</title><style>${STYLE}</style>
<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${more}</main></html>
`,
    );
}

/** Says why a form was not sent, to a browser that has left its page. */
export function sendNotSentPage(response: Response, status: number, reason: string): void {
  const text = `${reason} Your browser’s back button brings back what you typed.`;
  // Out of the frame that shows the newsletter's answer.
  sendFormPage(
    response,
    status,
    'Not sent',
    text,
    '<p><a href="/" target="_top">ShareMore home page</a></p>',
  );
}
