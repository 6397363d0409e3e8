import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

export interface Rendered {
  /** Elements that React hoists (title, meta, links). */
  head: string;
  body: string;
}

/** The app's first element: React writes what it hoists before it. */
const BODY_START = '<div data-site';

/**
 * Renders the whole tree, waiting for whatever suspends. Rejects with the first error anywhere in it;
 * `onError` hears of it at once, while the code that failed is still the one that ran last.
 */
export function renderToText(tree: ReactNode, onError: () => void): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        const html = Buffer.concat(chunks).toString();
        const start = html.indexOf(BODY_START);
        resolve({ head: html.slice(0, start), body: html.slice(start) });
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(tree, {
      // One piece: a page in parts would need inline scripts to put them together.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onError(error) {
        onError();
        reject(error);
        setImmediate(abort);
      },
    });
  });
}
