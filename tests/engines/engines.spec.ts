import { companyOf, storedLeads } from '../e2e/stored-leads';
import { expect, test } from './fixtures';

const focused = 'document.activeElement.textContent.trim()';
const text = (selector: string) => `document.querySelector('${selector}')?.textContent`;
const link = (name: string) => `//a[normalize-space()="${name}"]`;

test('a visitor finds an employer by keyboard, joins the waitlist, and becomes a stored lead', async ({
  engine,
  visit,
  until,
  site,
}, { project, retry }) => {
  const company = await companyOf(site, { hasPipeline: true });
  const email = `${project.name}.${retry}@work.example`;
  await visit('/');
  await engine.click('(//input[@name="q"])[1]');
  await engine.type(company.name);
  await until(text('[role=option]'), company.name);
  await engine.press('ArrowDown');
  await until(text('[role=option][aria-selected=true]'), company.name);
  await engine.press('Enter');
  await until('location.pathname', `/company/${company.slug}`);
  await engine.click(link('Join the waitlist'));
  await until('document.activeElement.name', 'firstName');
  await engine.type('Ada');
  await engine.read('(window.isOld = true), void setTimeout(() => location.reload())');
  await until("window.isOld ? '' : document.querySelector('[name=firstName]')?.value", 'Ada');
  await engine.click('//input[@name="lastName"]');
  await engine.type('Lovelace');
  await engine.press('Tab');
  await engine.type(email);
  await engine.press('Enter');
  const thanks = 'Thank you! Your registration has been submitted successfully.';
  await until(`${focused}.startsWith('${thanks}')`, true);
  expect(await storedLeads(site, email)).toMatchObject([
    { kind: 'registration', payload: { firstName: 'Ada', lastName: 'Lovelace', companyName: company.name } },
  ]);
});

test('header links navigate within the document, and set the title and the focus', async ({
  engine,
  visit,
  until,
}) => {
  await visit('/');
  await engine.read('document.documentElement.dataset.kept = "yes"');
  for (const [name, path, title] of [
    ['FAQs', '/faq', 'faqs'],
    ['For Employers', '/employers', 'employers'],
  ] as const) {
    await engine.click(`//nav[@aria-label="Main"]${link(name)}`);
    await until('location.pathname', path);
    await until(`document.title.toLowerCase().includes('${title}')`, true);
    await until('document.activeElement.id', 'main');
  }
  expect(await engine.read('document.documentElement.dataset.kept')).toBe('yes');
});

test('one question is open at a time, and each place that was read on a page is found again', async ({
  engine,
  visit,
  until,
}) => {
  const open = `[...document.querySelectorAll('main details[open] > summary')].map((one) => one.textContent.trim())`;
  await visit('/faq');
  await engine.click('//summary[contains(., "How big is the discount?")]');
  await until(open, ['How big is the discount?']);
  await engine.click('//summary[contains(., "Is this a loan?")]');
  await until(open, ['Is this a loan?']);
  await engine.press('Enter');
  await until(open, []);

  const scrollTo = (top: string) => engine.read(`void scrollTo({ top: ${top}, behavior: 'instant' })`);
  const place = '[location.pathname + location.hash, Math.round(scrollY)]';
  // Some engines scroll before they tell of a new hash, where nothing may move.
  for (const scrolls of ['smooth', 'auto']) {
    await visit('/faq');
    await engine.read(`void (document.documentElement.style.scrollBehavior = '${scrolls}')`);
    await engine.read(
      'void addEventListener("click", () => (window.clickedAt = scrollY), { once: true, capture: true })',
    );
    await engine.click(link('Payments, leaving, tax and data'));
    await until('location.hash', '#tech');
    await until('scrollY > 1000', true);
    await scrollTo('document.body.scrollHeight');
    const [clicked, left] = await engine.read<number[]>('[clickedAt, scrollY].map(Math.round)');
    // Only links within the page scroll smoothly: a script's click leaves the focus on the one before.
    await engine.read(`void (document.documentElement.style.scrollBehavior = 'auto')`);
    await engine.read(`void document.querySelector('footer a[href="/privacy"]').click()`);
    await until('location.pathname', '/privacy');
    await until('document.activeElement.id', 'main');
    await engine.read('void history.back()');
    await until(place, ['/faq#tech', left]);
    await engine.read('void history.back()');
    await until(place, ['/faq', clicked]);
  }
});

test('the small-screen menu opens, closes on Escape and navigates', async ({ engine, visit, until }) => {
  const isOpen = `document.querySelector('[role=dialog][aria-label=Menu]').matches(':popover-open')`;
  const button = '//header//button[normalize-space()="Menu"]';
  await engine.resize(360, 740);
  await visit('/');
  await engine.click(button);
  await until(isOpen, true);
  await until(focused, 'Close menu');
  await engine.press('Escape');
  await until(isOpen, false);
  await until(focused, 'Menu');
  await engine.press('Enter');
  await until(isOpen, true);
  await engine.click(`//nav[@aria-label="Menu"]${link('News')}`);
  await until('location.pathname', '/news');
  await until('document.activeElement.id', 'main');
});

test('the film has its native controls from the start, and one large play button', async ({
  engine,
  visit,
  until,
}) => {
  await visit('/watch');
  await until('document.querySelector("video").controls', true);
  expect(await engine.read('document.querySelectorAll("button[aria-label^=\'Play video\']").length')).toBe(1);
});

test('the directory and its address follow the typed text', async ({ engine, visit, until }) => {
  await visit('/companies');
  await engine.click('//input[@type="search"][ancestor::main]');
  await engine.type('marlowick');
  await until('location.search', '?q=marlowick');
  await until(`/Showing 1 of/.test(${text('main')})`, true);
  expect(await engine.read('document.activeElement.value')).toBe('marlowick');
});

test('the calculator follows the slider by keyboard', async ({ engine, visit, until }) => {
  await visit('/how-it-works');
  // The calculator's script loads when it comes near the window.
  await engine.read('document.querySelector("#what-if").scrollIntoView()');
  await until('document.querySelector("#what-if [type=range]").disabled', false);
  await engine.click('//input[@type="range"][@aria-label="Share price at the end"]');
  await engine.press('Home');
  await until('location.search', '?price=-60');
  await until(`document.activeElement.value`, '-60');
  await until(
    `[...document.querySelectorAll('main tr')].some((row) => /^With ShareMore.*−£360$/.test(row.textContent))`,
    true,
  );
});

test('a customer logs in, moves through the tabs by keyboard, and is logged out by another tab or a button', async ({
  engine,
  site,
  visit,
  until,
}) => {
  await visit('/login');
  const logIn = async () => {
    await engine.click('//input[@type="email"]');
    await engine.type('demo@sharemore.example');
    await engine.press('Tab');
    await engine.type('ShareMore-demo-27');
    await engine.press('Enter');
    await until(text('[role=tab][aria-selected=true]'), 'My ShareMore Plan');
  };
  await logIn();
  await engine.click('//*[@role="tab"][1]');
  for (const [key, tab] of [
    ['ArrowRight', 'Missed a payment'],
    ['End', 'Contact ShareMore'],
    ['Home', 'My ShareMore Plan'],
  ] as const) {
    await engine.press(key);
    await until(text('[role=tab][aria-selected=true]'), tab);
    await until('document.activeElement.textContent', tab);
  }
  await engine.open(`${site.url}/faq?left`);
  // No event tells a page that is not shown.
  await engine.read('localStorage.removeItem("sharemore-session")');
  await engine.read('void history.back()');
  // Mostly in the page as it was left: a browser that is short of memory may have let it go.
  await until('location.pathname', '/login');
  await logIn();
  await engine.click('//button[normalize-space()="Logout"]');
  await until('location.pathname', '/login');
});

test('the engine reports errors that a page throws or logs', async ({ engine, visit }) => {
  await visit('/faq');
  await engine.read('console.error("written on purpose")');
  await engine.read('void setTimeout(() => { throw new Error("thrown on purpose"); })');
  const seen = async () => (await engine.errors()).join();
  for (const what of ['written', 'thrown']) await expect.poll(seen).toContain(`${what} on purpose`);
  (await engine.errors()).length = 0;
});
