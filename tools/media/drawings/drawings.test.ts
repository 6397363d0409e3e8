import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { platformFile } from '../../../shell/build/vite/folders';
import { root } from '../../apps';
import { drawings } from './draw';

const tokens = readFileSync(platformFile('tokens.css'), 'utf8');

it.each(Object.entries(drawings))(
  '%s is as the script draws it ("npm run drawings"), and small',
  (path, svg) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(svg);
    expect(brotliCompressSync(svg).length).toBeLessThan(12_000);
    // Shown by `use`, a part that names another part of its file would not find it in every browser.
    expect(svg).not.toContain('url(#');
    // Also the server looks their colours up, for the picture in links.
    for (const [, token] of svg.matchAll(/var\((--[\w-]+)\)/g)) expect(tokens).toMatch(`${token}: #`);
  },
);
