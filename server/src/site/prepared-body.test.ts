import { describe, expect, it } from 'vitest';
import { chooseEncoding, prepareBody } from './prepared-body';

describe('the coding of an answer', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['gzip;q=0.0', 'identity'],
    [undefined, 'identity'],
    ['*', 'br'],
  ])('for Accept-Encoding %s is %s', (accepted, coding) => {
    expect(chooseEncoding({ headers: { 'accept-encoding': accepted } })).toBe(coding);
  });
});

it('equal pages have an equal tag, others another', () => {
  const [first, same, other] = ['a', 'a', 'b'].map((text) => prepareBody(200, {}, text));
  expect(first?.headers.etag).toBe(same?.headers.etag);
  expect(first?.headers.etag).not.toBe(other?.headers.etag);
});
