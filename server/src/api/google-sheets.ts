import { Router } from 'express';
import type { Sheet } from '../sheet/open-sheet';
import { type PreparedBody, prepareBody, sendPrepared } from '../site/prepared-body';

/**
 * `GET /api/google-sheets`: the rows in memory, serialised and compressed once for each version of them.
 * It never reads from Google, so its cost does not depend on the load or on Google.
 */
export function googleSheetsRouter({ sheet }: { sheet: Pick<Sheet, 'current'> }): Router {
  let prepared: { version: string; body: PreparedBody } | undefined;
  const router = Router();
  router.get('/api/google-sheets', async (request, response) => {
    const current = sheet.current();
    if (!current) {
      response
        .status(503)
        .set({ 'Cache-Control': 'no-store', 'Retry-After': '60' })
        .json({ error: 'The company list has not been read yet. Please try again in a minute.' });
      return;
    }
    const { version, values, source } = current;
    if (prepared?.version !== version) {
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'public, no-cache',
        'x-sheet-source': source,
      };
      prepared = { version, body: prepareBody(200, headers, JSON.stringify({ values }), true) };
    }
    await sendPrepared(request, response, prepared.body);
  });
  return router;
}
