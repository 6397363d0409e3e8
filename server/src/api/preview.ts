import { type RequestHandler, Router } from 'express';
import { invalidPreviewPage, plainPageHeaders } from '../http/plain-pages';
import type { Releases } from '../releases/releases';
import { PREVIEW_COOKIE } from '../site/visitor-set';

/** A preview link sets a cookie; `/leave-preview` removes it. */
export function previewRouter(releases: Pick<Releases, 'previewOf'>, siteUrl: string): Router {
  const router = Router();
  const secure = siteUrl.startsWith('https:');
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const privately: RequestHandler = (_request, response, next) => {
    response.set({
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'no-referrer',
    });
    next();
  };
  router.get('/preview', privately, async (request, response) => {
    const text = typeof request.query.token === 'string' ? request.query.token : '';
    const token = await releases.previewOf(text);
    if (!token) {
      response.status(403).set(plainPageHeaders).send(invalidPreviewPage);
      return;
    }
    response.cookie(PREVIEW_COOKIE, text, { ...cookie, expires: new Date(token.until) }).redirect(303, '/');
  });
  router.get('/leave-preview', privately, (_request, response) => {
    response.clearCookie(PREVIEW_COOKIE, cookie).redirect(303, '/');
  });
  return router;
}
