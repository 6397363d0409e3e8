import { createHash } from 'node:crypto';
import { type AreaManifest, exampleSite, type RenderHost } from '@sharemore/platform/contract';
import { describe, expect, it } from 'vitest';
import type { Boot } from '../boot';
import { buildDocument } from './document';

const boot: Boot = {
  release: '1',
  modules: ['/r/shell/1/entry.js'],
  preloads: [],
  site: exampleSite,
  owner: null,
  areas: {},
  unavailable: [],
  slots: {},
  lazy: {},
  formOutcome: null,
  hydration: {},
};
const shell = {
  area: 'shell',
  build: '1',
  fonts: ['text.woff2'],
  integrity: { 'client/start.js': 'sha256-start' },
} as Partial<AreaManifest> as AreaManifest;
function build(changes: Partial<Boot> = {}, style = 'p{color:red}') {
  const host = { manifests: { shell }, styles: { '/a.css': style } } as Partial<RenderHost> as RenderHost;
  const rendered = { head: '<title>T</title>', body: '<p>B</p>' };
  return buildDocument(host, rendered, ['/a.css'], { ...boot, ...changes });
}

describe('the document', () => {
  it('preloads fonts at the start of the body, where they do not delay the first paint', () => {
    expect(build().html).toMatch(
      /<body>\s*<link rel="preload" href="\/r\/shell\/1\/text.woff2" as="font"[^>]*>/,
    );
    expect(build().html.match(/text\.woff2/g)).toHaveLength(1);
  });

  it('returns the hash of each script and style for the content security policy', () => {
    const { html, csp } = build();
    const hashOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const hashed = (pattern: RegExp) => hashOf(pattern.exec(html)?.[1]);
    expect(csp.scripts).toEqual(["'sha256-start'"]);
    expect(html).toContain('<script src="/r/shell/1/start.js" integrity="sha256-start" defer>');
    expect(csp.styles).toEqual([hashed(/<style>(.*?)<\/style>/s)]);
  });

  it('escapes what would end its style element, as a slash of CSS', () => {
    const { html } = build({}, `p{background:url("data:image/svg+xml,<svg><style>a{}</STYLE></svg>")}`);
    expect(html.match(/<\/style>/gi)).toHaveLength(1);
    expect(html).toContain('a{}<\\/STYLE></svg>")}</style>');
  });

  it('escapes data that would end its script element', () => {
    const evil = '</script><script>alert(1)</script>\u2028';
    const { html } = build({ hydration: { loaderData: { page: evil } } });
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    const data = /id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(data).hydration.loaderData.page).toBe(evil);
  });
});
