import type { Locator, Page } from '@playwright/test';
import { expect, holdBack, hydrated, idle, test } from './fixtures';
import { logIn } from './sign-in';
import { translate } from './translator';

/** Puts an element beside each field, as password managers and writing aids do. */
const addIcons = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('input, textarea, select'))
      field.after(Object.assign(document.createElement('span'), { className: 'icon' }));
  });

/** What a visitor does on a page; the last field keeps the focus. */
const visits: Record<string, (page: Page) => Promise<Locator[]>> = {
  '/': (page) => type(page.getByRole('combobox').first()),
  '/about': (page) => type(page.getByLabel('First name'), page.getByLabel('Message', { exact: true })),
  '/company/marlowick': (page) => type(page.getByLabel('Work email address'), page.getByLabel('Last name')),
  '/news': (page) =>
    type(
      page
        .getByRole('form', { name: /newsletter/i })
        .getByRole('textbox')
        .first(),
    ),
  '/login': (page) => type(page.getByLabel('Password'), page.getByLabel('Email address')),
  '/how-it-works': (page) => type(page.getByRole('textbox', { name: 'Share price at the end' })),
  '/companies': async (page) => {
    const size = page.getByRole('combobox', { name: 'Employee size' });
    await size.selectOption({ index: 2 });
    return [size, ...(await type(page.getByRole('searchbox')))];
  },
  '/is-it-for-me': async (page) => {
    const option = page.getByRole('radio').nth(1);
    await option.check();
    return [option];
  },
};

async function type(...fields: Locator[]): Promise<Locator[]> {
  for (const field of fields) await field.fill('13');
  return fields;
}

const stateOf = (field: Locator) =>
  field.evaluate((element) => {
    const { value, checked, selectionStart, selectionEnd } = element as HTMLInputElement;
    return { value, checked, selectionStart, selectionEnd, hasFocus: element === document.activeElement };
  });

test('what was typed, chosen and focused survives hydration after a translator and a password manager', async ({
  page,
}) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/beacon')) reports.push(request.postData() ?? '');
  });
  for (const [path, visit] of Object.entries(visits)) {
    const release = await holdBack(page, '**/assets/*.js');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await addIcons(page);
    await translate(page);
    const fields = await visit(page);
    await fields.at(-1)?.evaluate((field: HTMLInputElement) => {
      if (typeof field.selectionStart === 'number') field.setSelectionRange(1, 2);
    });
    const before = await Promise.all(fields.map(stateOf));
    release();
    await hydrated(page);
    await idle(page);
    // On a busy machine a slot may be replaced just now, between finding a field and reading it.
    const states = () => Promise.all(fields.map(stateOf));
    await expect.poll(states, { message: path, timeout: 5_000 }).toEqual(before);
    await page.unrouteAll();
  }
  expect(reports.filter((report) => /hydration|browser/.test(report))).toEqual([]);
});

test('a login pressed before hydration is carried out after a translator and a password manager', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await addIcons(page);
  await translate(page);
  await logIn(page);
  release();
  await page.waitForURL('**/dashboard');
});

test('nothing that is typed while slow files load is lost or doubled, and the caret stays', async ({
  page,
}) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 1200));
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await translate(page);
  const message = page.getByLabel('Message', { exact: true });
  const words = 'Does this work while I have two Sharesaves already?';
  await message.pressSequentially(words, { delay: 60 });
  await hydrated(page);
  await page.keyboard.type(' Thanks');
  await expect(message).toHaveValue(`${words} Thanks`);
});
