import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { browserFlags, findBrowser } from '../../../tests/e2e/browser';
import { height, width } from './film/cuts';

const here = import.meta.dirname;
const font = join(here, '../../../shell/platform/src/fonts/bricolage-grotesque-latin.woff2');

async function page(): Promise<string> {
  const [bundle, css, face] = await Promise.all([
    build({ entryPoints: [join(here, 'film/stage.ts')], bundle: true, write: false, format: 'iife' }),
    readFile(join(here, 'film/stage.css'), 'utf8'),
    readFile(font, 'base64'),
  ]);
  const fontFace = `@font-face{font-family:'Bricolage Grotesque';src:url(data:font/woff2;base64,${face}) format('woff2');font-weight:500 800}`;
  return `<!doctype html><meta charset="utf-8"><style>${fontFace}${css}</style><body><script>${bundle.outputFiles[0]?.text ?? ''}</script>`;
}

/** Opens the film in Chromium, with the site's own display face. */
export async function openStage() {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserFlags, '--force-color-profile=srgb'],
  });
  const view = await browser.newPage({ viewport: { width, height } });
  await view.setContent(await page());
  await view.evaluate(() => document.fonts.load("700 40px 'Bricolage Grotesque'"));
  const session = await view.context().newCDPSession(view);
  return {
    /** The picture at `t` seconds. PNG for stills, JPEG for the stream of frames. */
    async shoot(t: number, type: 'png' | 'jpeg'): Promise<Buffer> {
      await view.evaluate((seconds) => window.seek(seconds), t);
      const { data } = await session.send('Page.captureScreenshot', {
        format: type,
        quality: type === 'jpeg' ? 96 : undefined,
        optimizeForSpeed: type === 'png',
      });
      return Buffer.from(data, 'base64');
    },
    close: () => browser.close(),
  };
}
