import { expect, test } from './fixtures';

for (const path of ['/', '/how-it-works', '/join-sharemore']) {
  test(`${path} fetches nothing of the film but its poster before it is played`, async ({ page, visit }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const poster = page.waitForResponse(/poster.*\.webp$/);
    await visit(path);
    await page.locator('video').scrollIntoViewIfNeeded();
    await poster;
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((file) => /\.(mp4|webm)$/.test(file))).toEqual([]);
    expect(fetched.filter((file) => /poster.*\.webp$/.test(file))).toHaveLength(1);
  });
}

test('the poster does not hold up a page on which the film stands far below', async ({ page, visit }) => {
  const posters: string[] = [];
  page.on('request', (request) => {
    if (/poster.*\.webp$/.test(request.url())) posters.push(request.url());
  });
  await visit('/');
  await page.waitForLoadState('networkidle');
  expect(posters).toEqual([]);
  const poster = page.waitForResponse(/poster.*\.webp$/);
  await page.locator('video').scrollIntoViewIfNeeded();
  expect((await poster).ok()).toBe(true);
});

test('the large button plays the film and goes; a pause brings it back', async ({ page, visit }) => {
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
  await expect(play).toHaveCount(0);
  expect(await showsCaptions()).toBe(false);
  await video.evaluate((element: HTMLVideoElement) => element.pause());
  await expect(play).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the film has the native controls from the start', async ({ page }) => {
    await page.goto('/how-it-works');
    await expect(page.locator('video')).toHaveAttribute('controls', '');
  });
});

test('a film that cannot be loaded says so, and a new try that loads clears it', async ({ page, visit }) => {
  await page.route(/\.(mp4|webm)$/, (route) => route.fulfill({ status: 404, body: '' }));
  await visit('/how-it-works');
  await page.getByRole('button', { name: /^Play video/ }).click();
  await expect(page.getByText('Video unavailable')).toBeVisible();
  await expect(page.getByText('The video file could not be loaded')).toBeVisible();
  await page.unroute(/\.(mp4|webm)$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Video unavailable')).toHaveCount(0);
});

test('the film has English captions, and its words on a page of its own', async ({
  page,
  visit,
  request,
}) => {
  await visit('/how-it-works');
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

test('on its page the film is one press from the top, and its picture comes after the words', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await visit('/watch');
  await expect(page.getByRole('button', { name: /^Play video/ })).not.toBeInViewport();
  await page.getByRole('link', { name: 'Watch the film' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Play video/ })).toBeInViewport();
});
