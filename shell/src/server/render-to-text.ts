import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';

/** The app's first element: React writes hoisted elements before it. */
const BODY_START = '<div data-site';

/** React's marker for a part that suspended or failed in a synchronous render. */
const UNFINISHED = '<!--$!-->';

/**
 * Renders the whole tree and waits for every part that suspends.
 * @throws the first error anywhere in the tree
 */
export async function renderToText(tree: ReactNode) {
  // Pages seldom suspend, and a synchronous render takes a third less time than a stream.
  try {
    const html = renderToString(tree);
    if (!html.includes(UNFINISHED)) return split(html);
  } catch {
    // The stream meets it again.
  }
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(tree, {
    // In one chunk: several would need inline scripts to assemble them.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => void failures.push(error),
  });
  if (failures.length > 0) throw failures[0];
  return split(await text(prelude));
}

/** The elements that React hoists (title, meta, links), and the app. */
function split(html: string) {
  const start = html.indexOf(BODY_START);
  return { head: html.slice(0, start), body: html.slice(start) };
}
