import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import type { Boot } from '../../shell/src/boot';
import { root } from '../../tools/apps';
import { publicPaths, startSite } from '../e2e/site';

/** KB of Brotli of a page's script, slots and start script included, and the number of script files. */
const visitBudget = { script: 112, files: 12 };
/** Bytes of a document and its response's headers that TCP sends at once: ten segments. What is beyond waits a round trip. */
const FIRST_FLIGHT = 14_600;

/** The quality at which the server stores built files. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const site = await startSite({ LOG_LEVEL: 'warn' });

afterAll(site.stop);

const sizes = new Map<string, number>();

/** In KB of Brotli. Most pages load the same files. */
function sizeOf(address: string): number {
  const known = sizes.get(address);
  if (known) return known;
  const [, , area = '', , ...file] = address.split('/');
  const code = readFileSync(join(root, area, 'dist/client', ...file));
  const size = brotliCompressSync(code, quality).length / 1024;
  sizes.set(address, size);
  return size;
}

/** Counts what the start script loads: the page’s modules, and those of slots that are not deferred until in view. */
it('keeps every public page, with its slots, within the budgets of a first visit', async () => {
  for (const path of [...(await publicPaths(site)), '/login']) {
    const html = await (await fetch(site.url + path)).text();
    const boot = /id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    const { areas, modules, preloads } = JSON.parse(boot) as Pick<Boot, 'areas' | 'modules' | 'preloads'>;
    const used = new Set([...modules, ...preloads].map((address) => address.split('/')[2] ?? ''));
    expect(['shell', ...Object.keys(areas)], path).toEqual(expect.arrayContaining([...used]));
    const [start = ''] = /\/r\/shell\/[^"]*\/start\.js/.exec(html) ?? [];
    const files = [start, ...modules, ...preloads].map(sizeOf);
    const script = files.reduce((total, size) => total + size, 0);
    process.stdout.write(`| \`${path}\` | ${script.toFixed(1)} in ${files.length} |\n`);
    expect(files.length, path).toBeGreaterThan(3);
    expect(script, path).toBeLessThanOrEqual(visitBudget.script);
    expect(files.length, path).toBeLessThanOrEqual(visitBudget.files);
  }
});

/** Bytes of an answer, its headers included, as browsers ask for it. */
async function sentBytes(path: string): Promise<number> {
  const asked = request(site.url + path, { headers: { 'Accept-Encoding': 'br' } }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const body = await buffer(answer);
  const lines = answer.rawHeaders.reduce((sum, text) => sum + text.length + ': '.length, 0);
  return body.length + lines + 'HTTP/1.1 200 OK\r\n\r\n'.length;
}

it('sends the document of each public page in one flight, once its best form is made', async () => {
  for (const path of [...(await publicPaths(site)), '/login'])
    await expect.poll(() => sentBytes(path), { message: path }).toBeLessThanOrEqual(FIRST_FLIGHT);
});

it('has only buttons that work before the script, or keep the press for it', async () => {
  let count = 0;
  for (const path of [...(await publicPaths(site)), '/login', '/copy-export']) {
    const html = await (await fetch(site.url + path)).text();
    for (const [button] of html.matchAll(/<button[^>]*>/g)) {
      count += 1;
      // A form posts, gets, or with the method "dialog" is sent again after hydration.
      expect(button, path).toMatch(/ (type="submit"|popovertarget="|(aria-)?disabled=")/i);
    }
  }
  expect(count).toBeGreaterThan(50);
});

it('lists the shell’s modules in dependency order, so that each is evaluated in its own task', async () => {
  const html = await (await fetch(site.url)).text();
  const boot = /id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const { modules } = JSON.parse(boot) as Pick<Boot, 'modules'>;
  const evaluated = new Set<string>();
  for (const address of modules) {
    const code = await (await fetch(site.url + address)).text();
    expect(code.split('\n')[0], `${address}, compiled as it comes`).toBe('//# allFunctionsCalledOnLoad');
    for (const [, file = ''] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) {
      expect(evaluated, address).toContain(file);
    }
    evaluated.add(address.replace(/^.*\//, ''));
  }
  expect(evaluated.size).toBeGreaterThan(2);
});
