import { Window } from 'happy-dom';
import { afterAll, expect, it } from 'vitest';
import { publicPaths, startSite } from '../e2e/site';

/** What search engines and validators read: the documents that the server sends, without script. */
const site = await startSite({ LOG_LEVEL: 'warn' });
const { DOMParser } = new Window();

afterAll(site.stop);

async function open(path: string, init?: RequestInit) {
  const response = await fetch(new URL(path, site.url), init);
  const html = await response.text();
  // A parser drops a form inside a form, and ends the outer one with it: its further fields are then never sent.
  expect(html, path).not.toMatch(/<form(?:(?!<\/form>).)*<form/s);
  const document = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const only = (selector: string, attribute = 'content') => {
    const [found, ...others] = all(selector);
    expect([found?.getAttribute(attribute), others.length], `${selector} on ${path}`).toEqual([
      expect.stringMatching(/./),
      0,
    ]);
    return found?.getAttribute(attribute) ?? '';
  };
  return { status: response.status, url: response.url, title: document.title, all, only };
}

const statusOf = async (address: string) => (await fetch(new URL(address, site.url))).status;

it('gives each public page its own title, description and picture, and links to one page one name', async () => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string>(), pictures: new Set<string>() };
  const names: string[] = [];
  const paths = await publicPaths(site);
  expect(paths.length).toBeGreaterThan(15);
  for (const path of paths) {
    const { title, only, all } = await open(path);
    const meta = (name: string) => only(`meta[property="${name}"], meta[name="${name}"]`);
    expect(title.length, path).toBeLessThanOrEqual(75);
    const description = meta('description');
    expect(description.length, path).toBeGreaterThan(50);
    expect([meta('og:title'), meta('og:description')]).toEqual([title, description]);
    expect([only('link[rel="canonical"]', 'href'), meta('og:url')]).toEqual(Array(2).fill(site.url + path));
    expect(meta('og:type')).toBe('website');
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect([all('meta[name="robots"]').length, all('h1').length], path).toEqual([0, 1]);
    names.push(...all('main a[href="/faq"]').map(({ textContent }) => textContent.trim()));
    const picture = await fetch(meta('og:image'));
    expect(picture.headers.get('content-type'), path).toBe('image/png');
    const png = Buffer.from(await picture.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
    seen.titles.add(title);
    seen.descriptions.add(description);
    seen.pictures.add(png.toString('base64'));
  }
  for (const [what, { size }] of Object.entries(seen)) expect(size, what).toBe(paths.length);
  expect(names.length).toBeGreaterThan(3);
  expect(new Set(names)).toEqual(new Set(['FAQs']));
});

/** Posts a form as a browser without script does, and opens the page that shows the outcome. */
function openOutcome(form: string, fields: Record<string, string>) {
  const headers = { Accept: 'text/html', 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate' };
  return open(`/api/${form}`, { method: 'POST', body: new URLSearchParams(fields), headers });
}

it('has all fields of a form in it, also below the thanks for what was sent before', async () => {
  const person = { firstName: 'Ada', lastName: 'King', email: 'ada@marlowick.example' };
  const company = { company: 'marlowick', returnTo: '/company/marlowick' };
  const { all, url } = await openOutcome('registrations', { ...person, ...company });
  expect(url).toContain('outcome=');
  expect(all('form [name=email]')).toHaveLength(1);
});

it('has no forms or sections whose markup a validator refuses', async () => {
  const paths = [...(await publicPaths(site)), '/login', '/copy-export', '/company/bryndale-pharma'];
  for (const path of paths) {
    const { all } = await open(path);
    const faults = [
      ...all('[form=""]'),
      ...all('fieldset').filter((each) => each.firstElementChild?.tagName !== 'LEGEND'),
      ...all('section').filter((each) => !each.querySelector('h1, h2, h3, h4, h5, h6')),
    ];
    expect(
      faults.map(({ outerHTML }) => outerHTML.slice(0, 99)),
      path,
    ).toEqual([]);
    expect(all('main')).toHaveLength(1);
  }
});

it('keeps private pages, search results, form outcomes and unknown addresses out of indexes', async () => {
  const sent = await openOutcome('newsletter', { EMAIL: 'found@example.com', returnTo: '/news' });
  expect(sent.url).toContain('outcome=');
  for (const [path, status = 200] of [
    ['/login'],
    ['/dashboard'],
    ['/copy-export'],
    ['/companies?q=a'],
    ['/is-it-for-me?plan=yes'],
    [sent.url],
    ['/nothing', 404],
    ['/news/nothing', 404],
    ['/company/nothing', 404],
  ] as [string, number?][]) {
    const opened = await open(path);
    expect(opened.status, path).toBe(status);
    expect(opened.only('meta[name="robots"]')).toBe('noindex');
    expect(opened.all('link[rel="canonical"]')).toEqual([]);
  }
});

it('does not send an unchanged sitemap again', async () => {
  const { headers } = await fetch(`${site.url}/sitemap.xml`);
  // Without this header Node's fetch sends `Cache-Control: no-cache`, which prevents a 304.
  const again = { headers: { 'If-None-Match': headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' } };
  expect((await fetch(`${site.url}/sitemap.xml`, again)).status).toBe(304);
});

it('has its icons and its manifest', async () => {
  const { all } = await open('/');
  // Browsers look for these two without being told. One icon named in the page would be the only one.
  expect(all('link[rel~="icon"], link[rel="apple-touch-icon"]')).toEqual([]);
  expect(all('link[rel="manifest"]').map((link) => link.getAttribute('href'))).toEqual(['/site.webmanifest']);
  const manifest = await (await fetch(`${site.url}/site.webmanifest`)).json();
  const addresses = [
    '/favicon.ico',
    '/apple-touch-icon.png',
    ...manifest.icons.map(({ src }: { src: string }) => src),
  ];
  // A vector icon would be drawn again, in the page's own thread, at each change of the address.
  expect(addresses.join()).not.toContain('.svg');
  for (const address of addresses) expect(await statusOf(address), address).toBe(200);
  expect(manifest).toMatchObject({ name: 'ShareMore', start_url: '/' });
});

it('shows the site’s own share image for a page that there is not, and above a client’s limit', async () => {
  const shown = async (path: string) => new URL((await fetch(new URL(path, site.url))).url).pathname;
  const none = await Promise.all(Array.from({ length: 60 }, () => shown('/share-image/none.png')));
  expect(new Set([...none, await shown('/share-image/news.png')])).toEqual(new Set(['/og.png']));
});
