import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { plainPage } from '../site/plain-pages';

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:10vh auto;padding:0 1.25rem}:root{color-scheme:light dark}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
/** The newsletter's answer is shown in a frame of the site's own page. */
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'self'`;

/** For answers that no page of the site can show. */
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
    .send(plainPage(title, text, more, `<style>${STYLE}</style>`));
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
