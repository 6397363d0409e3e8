import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

interface Rendered {
  /** Elements that React hoists (title, meta, links). */
  head: string;
  body: string;
}

/** The app's first element: React writes what it hoists before it. */
const BODY_START = '<div data-site';

/** What React leaves where a part suspended or failed while it rendered in one go. */
const UNFINISHED = '<!--$!-->';

/** Renders the whole tree, waiting for whatever suspends. Rejects with the first error anywhere in it. */
export async function renderToText(tree: ReactNode): Promise<Rendered> {
  // A page seldom waits for anything, and in one go it takes a third less time than as a stream.
  const html = renderAtOnce(tree);
  return html === null ? renderWaiting(tree) : split(html);
}

function renderAtOnce(tree: ReactNode): string | null {
  try {
    const html = renderToString(tree);
    return html.includes(UNFINISHED) ? null : html;
  } catch {
    return null;
  }
}

function split(html: string): Rendered {
  const start = html.indexOf(BODY_START);
  return { head: html.slice(0, start), body: html.slice(start) };
}

function renderWaiting(tree: ReactNode): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      // One piece: a page in parts would need inline scripts to put them together.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => resolve(text(pipe(new PassThrough())).then(split)),
      onError(error) {
        reject(error);
        setImmediate(abort);
      },
    });
  });
}
