import { beforeAll, describe, expect, it } from 'vitest';
import { paths, renderPage, textOf } from '../testing/render-page';

/** The texts and links that the specification requires on each page. */
const required: Record<string, { texts: string[]; links?: string[] }> = {
  '/': {
    texts: [
      'Invest in your future',
      'Join Sharesave without locking away your savings',
      'Sharesave and ShareMore explained',
      'What is Sharesave?',
      'How does ShareMore help?',
      'A walkthrough of an employee invited to Sharesave',
      'Maya is made up',
      '£1.26',
      'Over 500',
      'That’s a loan',
      'the £360 of fees you paid over 36 months don’t come back',
      'What it costs, and three ways it can end',
      'What can go wrong',
    ],
    links: ['/companies'],
  },
  '/what-is-sharesave': {
    texts: [
      'What is Sharesave?',
      'Can I join',
      'Why people miss out',
      'up to 20%',
      '£5',
      '£500 a month',
      '36 months',
    ],
    links: ['/faq', '/about#contact', '/companies'],
  },
  '/how-it-works': {
    texts: [
      'Over 1 million UK employees miss out',
      '5X profit without locking savings for 3 years',
      'Left for you, 4 × £360 +£1,440',
      'Apply',
      'Maya is made up',
      'Lenders cover the 36 monthly £100 payments',
      'Share any profit 50:50',
      'What the discount brings is profit, and half of that goes to us and our partners',
      '£10 monthly fee',
    ],
    links: ['/join-sharemore'],
  },
  '/join-sharemore': {
    texts: ['Join ShareMore', 'Register your interest', 'Maya is made up'],
    links: ['/companies'],
  },
  '/employers': {
    texts: [
      '100% participation',
      'zero cost',
      'Request More Info',
      'We fund it',
      'They join',
      'Your reward',
      'Contact Us',
      'in plain English',
    ],
    links: ['/about#contact'],
  },
  '/faq': {
    texts: [
      'Still Have Questions',
      'Back to the top',
      'is it regulated?',
      '30-day grace period',
      '3 missed payments',
      'ISA',
      '1.1 times',
    ],
    links: ['/about#contact', '#basics', '#platform', '#getting-started', '#tech', '#employers'],
  },
  '/about': {
    texts: [
      '80%',
      'miss out due to affordability',
      '77%',
      'worry about money',
      'Women save 29% less',
      'Our mission',
      'Our strategy',
      'Our vision',
      'Productivity',
      'Equality',
      'Inclusion',
      'First name',
      'Last name',
      'Message',
    ],
    links: ['/privacy'],
  },
  '/is-it-for-me': {
    texts: ['Is ShareMore right for you?', 'It isn’t advice', 'independent financial adviser'],
  },
  '/watch': {
    texts: ['Maya is made up', 'Her employer has invited her to join Sharesave.', 'Profit is not guaranteed'],
  },
  '/privacy': {
    texts: [
      '15 July 2025',
      'Who we are',
      '6-7 years',
      'United Kingdom',
      'no transfer outside the EU',
      'Your rights',
      'Cookies',
      'one cookie for visitors',
      'Information Commissioner',
      'Changes to this policy',
      'Contact',
    ],
    links: ['/about#contact'],
  },
};

describe.each(Object.entries(required))('%s', (path, { texts, links = [] }) => {
  let html = '';
  let text = '';
  beforeAll(async () => {
    html = await renderPage(path);
    text = textOf(html);
  });

  it.each(texts)('says “%s”', (quoted) => expect(text).toContain(quoted));

  it.each(links)('links to %s', (href) => expect(html).toContain(`href="${href}"`));

  it('has one h1, a title and a description of its own', () => {
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{60,160}"/);
  });

  it('has no placeholder words', () => {
    expect(text).not.toMatch(/lorem|ipsum|\bTBD\b|\bTODO\b|coming soon|placeholder|undefined|\[object/i);
  });

  it('never says that a loan pays for the shares', () => {
    expect(text).not.toMatch(
      /(loan|lender|lending partner)s? (pays?|buys?|covers?|funds?)( for)? (the|your) (shares|option price)\b/i,
    );
  });
});

describe('all pages', () => {
  it('have an entry in this test', () => expect(paths.toSorted()).toEqual(Object.keys(required).toSorted()));

  it.each(['/', '/how-it-works', '/join-sharemore', '/employers', '/faq'])(
    '%s says that fees do not come back',
    async (path) => {
      expect(textOf(await renderPage(path))).toMatch(/don’t come back/);
    },
  );
});
