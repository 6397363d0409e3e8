import { createHash } from 'node:crypto';
import { exampleSite } from '@sharemore/platform/contract';
import { describe, expect, it } from 'vitest';
import type { Boot } from '../boot';
import startScript from '../browser/start-script?script';
import { buildDocument } from './document';

const boot: Boot = {
  release: '1',
  modules: ['/r/shell/1/entry.js'],
  site: exampleSite,
  claimed: null,
  areas: {},
  excluded: [],
  slots: {},
  later: { slots: [], modules: [] },
  formOutcome: null,
  hydration: {},
};
const build = (changes: Partial<Boot> = {}) =>
  buildDocument({
    head: '<title>T</title>',
    structured: [],
    body: '<p>B</p>',
    styles: [{ href: '/a.css', text: 'p{color:red}' }],
    fonts: ['/r/shell/1/text.woff2'],
    start: '/r/shell/1/start.js',
    integrity: { '/r/shell/1/entry.js': 'sha256-x' },
    boot: { ...boot, ...changes },
  });

describe('the document', () => {
  it('asks for fonts at the start of the body, where they hold no paint back', () => {
    expect(build().html).toMatch(
      /<body>\s*<link rel="preload" href="\/r\/shell\/1\/text.woff2" as="font"[^>]*>/,
    );
    expect(build().html.match(/text\.woff2/g)).toHaveLength(1);
  });

  it('names the hash of each script and style for the policy', () => {
    const { html, csp } = build();
    const hashed = (pattern: RegExp) =>
      `'sha256-${createHash('sha256')
        .update(pattern.exec(html)?.[1] ?? '')
        .digest('base64')}'`;
    expect(csp.scripts).toEqual([
      hashed(/<script type="importmap">(.*?)<\/script>/s),
      `'sha256-${createHash('sha256').update(startScript).digest('base64')}'`,
    ]);
    expect(html).toContain(
      `<script src="/r/shell/1/start.js" integrity=${csp.scripts[1]?.replaceAll("'", '"')} defer>`,
    );
    expect(csp.styles).toEqual([hashed(/<style>(.*?)<\/style>/s)]);
  });

  it('keeps data from ending its script element', () => {
    const evil = '</script><script>alert(1)</script>\u2028';
    const { html } = build({ hydration: { loaderData: { page: evil } } });
    expect(html.match(/<\/script>/g)).toHaveLength(3);
    const data = /id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(data).hydration.loaderData.page).toBe(evil);
  });
});
