import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { renderToText } from './render-to-text';

it('keeps parts that hydrate by themselves in place, however long, without a script to move them there', async () => {
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

it('waits for a part that is not there yet', async () => {
  let isThere = false;
  const arriving = Promise.resolve().then(() => {
    isThere = true;
  });
  function Late() {
    if (!isThere) throw arriving;
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

it('rejects with the error of a part, also of one inside a boundary', async () => {
  function Broken(): never {
    throw new Error('boom');
  }
  const rendered = renderToText(
    <div data-site>
      <Suspense>
        <Broken />
      </Suspense>
    </div>,
  );
  await expect(rendered).rejects.toThrow('boom');
});
