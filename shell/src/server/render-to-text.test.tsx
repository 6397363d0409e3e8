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
  const { body } = await renderToText(<div data-site>{parts}</div>, () => {});
  expect(body.match(/<p>/g)).toHaveLength(40);
  expect(body.match(/<!--\$-->/g)).toHaveLength(40);
  expect(body).not.toMatch(/<script|<template|hidden/);
});
