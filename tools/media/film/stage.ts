import { openBrowser } from '../../../tests/e2e/browser';
import { height, width } from './film/cuts';
import { frame } from './film/film';

/** Opens the film in Chromium, with the site's own display face. */
export async function openStage() {
  const browser = await openBrowser('--force-color-profile=srgb');
  const page = await browser.newPage({ viewport: { width, height } });
  // Gives the document an address, to which that of its style sheet is relative.
  await page.goto(new URL('./film/stage.css', import.meta.url).href);
  await page.setContent('<!doctype html><link rel="stylesheet" href="stage.css"><main></main>');
  await page.evaluate(() => document.fonts.load("40px 'Bricolage Grotesque'"));
  const session = await page.context().newCDPSession(page);
  return {
    /** The picture at `t` seconds, with at most `lines` lines of text. PNG for stills, JPEG for the stream of frames. */
    async shoot(t: number, type: 'png' | 'jpeg', lines = Infinity): Promise<Buffer> {
      await page.locator('main').evaluate((main, picture) => {
        main.innerHTML = picture;
      }, frame(t));
      for (const line of (await page.locator('.line').all()).slice(lines).reverse())
        await line.evaluate((each) => each.remove());
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
