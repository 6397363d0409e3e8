import { Router } from 'express';
import { serviceUnavailable } from '../http/because';
import { prepareBody, sendPrepared } from '../http/prepared-body';
import { derivedFromSheet, type Sheet } from '../sheet/open-sheet';

/**
 * `GET /api/google-sheets`: the rows in memory, serialised and compressed once per version.
 * It never reads from Google, so a request costs the same at any load and during an outage.
 */
export function googleSheetsRouter({ sheet }: { sheet: Pick<Sheet, 'current'> }): Router {
  const prepared = derivedFromSheet(sheet, ({ values, source }) => {
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, no-cache',
      'x-sheet-source': source,
    };
    return prepareBody(200, headers, JSON.stringify({ values }), true);
  });
  return Router().get('/api/google-sheets', async (request, response) => {
    const body = prepared();
    if (!body) {
      const error = 'The company list has not been read yet. Please try again in a minute.';
      serviceUnavailable(response, 'sheet', 60).json({ error });
      return;
    }
    await sendPrepared(request, response, body);
  });
}
