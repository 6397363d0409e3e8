import { describe, expect, it } from 'vitest';
import { buildResponse, chooseEncoding } from './page-response';

describe('the coding of an answer', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['gzip;q=0.0', 'identity'],
    [undefined, 'identity'],
    ['*', 'identity'],
  ])('for Accept-Encoding %s is %s', (accepted, coding) => {
    expect(chooseEncoding(accepted)).toBe(coding);
  });
});

it('equal pages have an equal tag, others another', async () => {
  const [first, same, other] = await Promise.all(['a', 'a', 'b'].map((text) => buildResponse(200, {}, text)));
  expect(first?.etag).toBe(same?.etag);
  expect(first?.etag).not.toBe(other?.etag);
});
