import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { plainPage } from '../site/plain-pages';

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:10vh auto;padding:0 1.25rem}:root{color-scheme:light dark}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
/** `frame-ancestors 'self'`: the site's own pages show the response to the newsletter form in a frame. */
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'self'`;

/** Sends a small page of its own, for results that no page of the site can show. */
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
    .set({ 'Content-Security-Policy': POLICY, 'X-Frame-Options': 'SAMEORIGIN' })
    .type('html')
    .send(plainPage(title, text, more, `<style>${STYLE}</style>`));
}

/** Tells a browser that has left the form's page why the form was not sent. */
export function sendNotSentPage(response: Response, status: number, reason: string): void {
  const text = `${reason} Your browser’s back button brings back what you typed.`;
  // `_top`, because this page may be in the newsletter's frame.
  const link = '<p><a href="/" target="_top">ShareMore home page</a></p>';
  sendFormPage(response, status, 'Not sent', text, link);
}
