import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, it } from 'vitest';
import { releases } from '../testing/releases';
import { builtFiles } from './built-files';

it.each(['/r/changes/1/a.js', '/r/tokens/1/a.js', '/r/1news/b1/a.js', '/r/UPPER/b1/a.js', '/r/news/b1/a.js'])(
  'has no file at %s',
  async (path) => {
    const server = createServer(express().use(builtFiles(releases.store)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { status } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    server.close();
    expect(status).toBe(404);
  },
);
