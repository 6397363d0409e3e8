import { expect, holdBack, hydrated, test } from './fixtures';

for (const [path, isFarBelow] of [
  ['/', true],
  ['/how-it-works', false],
] as const) {
  test(`${path} fetches only the film’s poster, and only near the window`, async ({ page, visit }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const posters = () => fetched.filter((file) => /poster.*\.webp$/.test(file));
    const poster = page.waitForResponse(/poster.*\.webp$/);
    await visit(path);
    await page.waitForLoadState('networkidle');
    if (isFarBelow) expect(posters()).toEqual([]);
    await page.locator('video').scrollIntoViewIfNeeded();
    expect((await poster).ok()).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((file) => /\.(mp4|webm)$/.test(file))).toEqual([]);
    expect(posters()).toHaveLength(1);
  });
}

test('the large button plays the film and disappears until the film is paused', async ({ page, visit }) => {
  await visit('/how-it-works');
  const play = page.getByRole('button', { name: /^Play video/ });
  const video = page.locator('video');
  await expect(video).toHaveAttribute('controls', '');
  const showsCaptions = () =>
    video.evaluate((element: HTMLVideoElement) =>
      [...element.textTracks].some(({ mode }) => mode === 'showing'),
    );
  expect(await showsCaptions()).toBe(false);
  await play.click();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.2);
  // Chromium skips it in about half of the loads, as the film loads lazily for its poster's sake.
  expect(await video.evaluate((element: HTMLVideoElement) => element.currentSrc), 'the smaller file').toMatch(
    /\.webm$/,
  );
  await expect(play).toHaveCount(0);
  await expect(video).toBeFocused();
  expect(await showsCaptions()).toBe(false);
  await video.evaluate((element: HTMLVideoElement) => element.pause());
  await expect(play).toBeVisible();
});

test('a press of the button from before hydration plays the film', async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/how-it-works');
  const play = page.getByRole('button', { name: /^Play video/ });
  await play.focus();
  await play.press('Enter');
  release();
  await expect(page.locator('video')).toBeFocused();
  await expect(play).toHaveCount(0);
});

test('the large button is gone, where the film’s own controls have played it before hydration', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/how-it-works');
  await page.locator('video').evaluate((film: HTMLVideoElement) => film.play());
  release();
  await hydrated(page);
  await expect(page.getByRole('button', { name: /^Play video/ })).toHaveCount(0);
});

test('the large button says so, when the browser can play none of the film’s files', async ({
  page,
  visit,
}) => {
  await page.route('**/how-it-works', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('; codecs=', '; codecs=x') });
  });
  await visit('/how-it-works');
  await page.getByRole('button', { name: /^Play video/ }).click();
  await page.getByText('Video unavailable').waitFor();
});

test('the film has the native controls only, when no script arrives', async ({ page, expectErrors }) => {
  expectErrors(/dynamically imported module/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/how-it-works');
  await expect(page.getByRole('button', { name: /^Play video/ })).toBeHidden();
  await expect(page.locator('html[data-script="failed"] video')).toHaveAttribute('controls', '');
});

test('the film shows that it has the focus, has English captions, and its transcript is on a separate page', async ({
  page,
  visit,
  request,
}) => {
  await visit('/how-it-works');
  const play = page.getByRole('button', { name: /^Play video/ });
  await page.locator('video').focus();
  // Inside the frame, which cuts off what is around it.
  await expect(page.locator('video')).toHaveCSS('outline-offset', /^-\d+px$/);
  await expect(page.locator('video')).toHaveCSS('outline-style', 'solid');
  await play.focus();
  await expect(play).toHaveCSS('outline-style', 'solid');
  await expect(play, 'a dark ring inside the bright one').toHaveCSS('box-shadow', /^rgb\(16, 48, 44\)/);

  const captions = await page.locator('video track[kind=captions]').getAttribute('src');
  const answer = await request.get(captions ?? '');
  expect(answer.ok()).toBe(true);
  expect(await answer.text()).toMatch(/^WEBVTT/);
  await page.getByRole('link', { name: 'Read the transcript' }).click();
  await expect(page).toHaveURL(/\/watch#transcript$/);
  await expect(page.getByRole('heading', { name: 'Transcript' })).toBeInViewport();
  await expect(page.getByText('Her employer has invited her to join Sharesave.')).toBeInViewport();
  await expect(page.locator('video track[kind=captions]')).toHaveAttribute('src', captions ?? '');
});

test('the film’s own page shows all of it at once on a wide screen, and on a phone links from its top to the film', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/watch');
  const link = page.getByRole('link', { name: 'Watch the film' });
  await expect(page.locator('video')).toBeInViewport({ ratio: 1 });
  await expect(link).toBeHidden();
  await page.setViewportSize({ width: 412, height: 823 });
  await expect(page.getByRole('button', { name: /^Play video/ })).not.toBeInViewport();
  await link.press('Enter');
  await expect(page.getByRole('button', { name: /^Play video/ })).toBeInViewport();
});
