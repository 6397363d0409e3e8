import { expect, it } from 'vitest';
import { normalPath } from '../../http/address';
import { manifestOf } from '../../testing/manifest';
import { checkSet } from './check-set';

const shell = manifestOf('shell', 'a1');
const page = { modules: [], styles: [] };

it('accepts a new platform major only when shell and area change together', () => {
  const [oldNews, news] = [manifestOf('news', 'b1'), manifestOf('news', 'b2', { platform: '^2.0.0' })];
  const newShell = manifestOf('shell', 'a2', { platform: '2.0.0' });
  expect(checkSet([newShell, oldNews]).join('\n')).toContain(
    'news b1 wants platform ^1.0.0, the shell brings 2.0.0',
  );
  expect(checkSet([shell, news]).join('\n')).toContain('wants platform ^2.0.0, the shell brings 1.2.0');
  expect(checkSet([newShell, news])).toEqual([]);
});

it('refuses an area that imports a name that the shell does not provide', () => {
  const ui = '@sharemore/platform/ui';
  const provides = { [ui]: { version: '1.0.0', names: ['Button'], file: 'server/ui.js' } };
  const imports = { [ui]: { version: '1.1.0', names: ['Button', 'Chart'] } };
  const set = [manifestOf('shell', 'a1', { provides }), manifestOf('news', 'b1', { imports })];
  expect(checkSet(set).join('\n')).toContain(
    'news b1 takes Chart from @sharemore/platform/ui 1.1.0; 1.0.0 of the shell a1 has no such export',
  );
});

const link = (label: string, to = '/help') => ({ label, to, place: 'header' as const });
const form = { page: '/', place: 'contact', success: 'Thank you', failure: 'Try again' };

it('names every clash, whatever the names of path parameters', () => {
  const set = [
    { ...shell, links: [link('Home', '/')] },
    manifestOf('news', 'b1', { pages: { '/news/:slug': page } }),
    manifestOf('blog', 'd1', { pages: { '/news/:article': page } }),
    manifestOf('one', 'e1', { slots: { 'employer-finder': page }, forms: { contact: form } }),
    manifestOf('two', 'f1', { slots: { 'employer-finder': page }, forms: { contact: form } }),
    manifestOf('help', 'g1', { pages: { '/help': page }, links: [link('Home'), link('Help', '/blog#a')] }),
  ];
  expect(checkSet(set).join('\n')).toContain(
    `news and blog both own the path /news/:article: only one may, and "release remove AREA" takes one off the site
one and two both own the slot employer-finder: only one may, and "release remove AREA" takes one off the site
one and two both own the form contact: only one may, and "release remove AREA" takes one off the site
shell and help both own the entry header "Home": only one may, and "release remove AREA" takes one off the site
help links "Help" to /blog#a, which is no page of its own`,
  );
});

it.each(['/News', '/news/', '//news'])(
  'refuses the path %s beside /news, which it would take over',
  (path) => {
    const set = [
      shell,
      manifestOf('blog', 'd1', { pages: { [path]: page } }),
      manifestOf('news', 'b1', { pages: { '/news': page } }),
    ];
    expect(checkSet(set).join('\n')).toContain('blog and news both own the path /news: only one may');
  },
);

it.each(['/news/archive', '/:any/:more', '/:any/archive', '/NEWS/archive/'])(
  'refuses the path %s beside another area’s /news/:slug, of which one would take over pages',
  (path) => {
    const set = [
      shell,
      manifestOf('news', 'b1', { pages: { '/news/:slug': page, '/news/feed.xml': null } }),
      manifestOf('blog', 'd1', { pages: { [path]: page, '/blog/:slug': page } }),
    ];
    expect(checkSet(set).join('\n')).toContain(`news and blog both own the path ${path}: only one may`);
  },
);

it.each(['/healthz', '/API/help', '/r', '/sitemap.xml'])(
  'refuses the path %s, which the server answers',
  (path) => {
    const set = [shell, manifestOf('help', 'b1', { pages: { [path]: page, '/api-help': page } })];
    expect(checkSet(set).join('\n')).toContain(`help owns ${path}, which the server answers itself`);
  },
);

it.each(['/neuigkeiten-für-ärzte', '/our news', '/%C3%BC'])(
  'refuses the path %s, which no request would match',
  (path) => {
    const set = [shell, manifestOf('news', 'b1', { pages: { [path]: page, '/news/v1.0_a~b/:slug': page } })];
    expect(checkSet(set).join('\n')).toMatch(/^news owns \S.*, which is encoded/);
  },
);

it('refuses a path with any character that the address of a page has in another form', () => {
  for (let code = 0x21; code < 0x7f; code += 1) {
    const path = `/q${String.fromCharCode(code)}a`;
    const problems = checkSet([shell, manifestOf('news', 'b1', { pages: { [path]: page } })]);
    if (normalPath(path) === path.toLowerCase()) expect(problems, path).toEqual([]);
    else expect(problems.join('\n'), path).toContain('which is encoded in requests');
  }
});

it('refuses an area that imports what only every object has', () => {
  const imports = { constructor: { version: '1.0.0', names: [] } };
  expect(checkSet([shell, manifestOf('news', 'b1', { imports })]).join('\n')).toContain(
    'imports constructor, which the shell a1 does not bring',
  );
});
