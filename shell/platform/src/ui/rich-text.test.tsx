import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RichText } from './rich-text';

it('makes text between double asterisks bold', () => {
  expect(renderToStaticMarkup(<RichText text="You pay **£10** a month, **always**." />)).toBe(
    'You pay <strong>£10</strong> a month, <strong>always</strong>.',
  );
});
