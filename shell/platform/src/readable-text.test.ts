import { expect, it } from 'vitest';
import { comparable, readableText } from './readable-text';

it('loses what nobody sees, and keeps what scripts and symbols need', () => {
  for (const unseen of '\0\x07\x1b\x92\u00ad\u034f\u061c\u180e\u200b\u200e\u200f\u202e\u2060\u2069\u3164\ufeff\u{e0041}') {
    expect(readableText(`a${unseen}b`), unseen.codePointAt(0)?.toString(16)).toBe('ab');
  }
  for (const kept of ['نامه\u200cها', 'क्\u200dष', '❤\ufe0f', '葛\u{e0100}'])
    expect(readableText(kept)).toBe(kept);
  expect(readableText('half \ud83d and e\u0301')).toBe('half \ufffd and é');
});

it.each([
  ['Ottoline’s', "ottoline's"],
  ['Ottolines', 'OTTOLINE`S'],
  ['Coble\u2011Finch', 'Coble–Finch'],
  ['Coble\u00a0 Finch\t', 'Coble Finch'],
  ['Crédit Égal', 'credit egal'],
  ['Łódź Søren Straße', 'lodz soren strasse'],
  ['\u200bMar\u00adlowick\ufeff', 'marlowick'],
  ['P&W', 'PandW'],
  ['P & W', 'p&w'],
  ['Gorse-Salt', 'gorse salt'],
  ['Gorse-Salt', 'gorsesalt'],
  ['Dr. Teasel', '“dr teasel”.'],
  ['Tamblyn, Reed & Daughters', 'tamblyn reed and daughters'],
  ['ﬁnch', 'Finch'],
])('compares %j and %j as one', (a, b) => expect(comparable(a)).toBe(comparable(b)));
