import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { renderToText } from './render-to-text';

it('renders long Suspense boundaries in place, without a script that moves them', async () => {
  const parts = Array.from({ length: 40 }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <Suspense key={index}>
      <p>{'A long part. '.repeat(200)}</p>
    </Suspense>
  ));
  const { body } = await renderToText(<div data-site>{parts}</div>);
  expect(body.match(/<p>/g)).toHaveLength(40);
  expect(body.match(/<!--\$-->/g)).toHaveLength(40);
  expect(body).not.toMatch(/<script|<template|hidden/);
});

it('waits for a part that suspends', async () => {
  let isLoaded = false;
  const loading = Promise.resolve().then(() => {
    isLoaded = true;
  });
  function Late() {
    if (!isLoaded) throw loading;
    return <p>Late</p>;
  }
  const { body } = await renderToText(
    <div data-site>
      <Suspense>
        <Late />
      </Suspense>
    </div>,
  );
  expect(body).toContain('<p>Late</p>');
});

function Broken(): never {
  throw new Error('boom');
}

it.each([
  ['inside a Suspense boundary', <Broken key="inside" />, null],
  ['outside any Suspense boundary', null, <Broken key="outside" />],
  ['of each kind', <Broken key="inside" />, <Broken key="outside" />],
])('rejects once with the error of a part %s', async (_where, inside, outside) => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const rendered = renderToText(
    <div data-site>
      <Suspense>{inside}</Suspense>
      {outside}
    </div>,
  );
  await expect(rendered).rejects.toThrow('boom');
  // Node reports unhandled rejections before the next immediate.
  await new Promise(setImmediate);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
