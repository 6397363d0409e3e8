import { expect, test } from 'vitest';
import { exportFile, type PageResult } from './export-text';

const at = { siteUrl: 'https://sharemore.example', date: '2026-11-21' } as const;
const home: PageResult = {
  path: '/',
  title: 'ShareMore',
  address: 'https://sharemore.example/',
  text: 'Invest in your future\n\nJoin Sharesave',
};
const broken: PageResult = {
  path: '/faq',
  title: 'FAQs',
  address: 'https://sharemore.example/faq',
  text: '[This page could not be read: the server answered 500.]',
  failed: true,
};

test('writes the title, address and text of each page in order', () => {
  const { text } = exportFile([home, broken], at);
  expect(text).toMatch(
    /1 of 2: ShareMore\nhttps:\/\/sharemore\.example\/\n-+\n\nInvest in your future\n\nJoin Sharesave\n\n=+\n2 of 2: FAQs/,
  );
});

test('notes a failed page at its place and counts it in the heading', () => {
  const { text } = exportFile([home, broken], at);
  expect(text).toContain('[This page could not be read: the server answered 500.]');
  expect(text).toContain('Exported 2026-11-21, 2 pages, 1 could not be read');
});

test('states in the heading that every page was read', () => {
  expect(exportFile([home], at).text).toContain('Exported 2026-11-21, 1 page, all read');
});

test('names the file after its content and the date', () => {
  expect(exportFile([home, broken], at).name).toBe('sharemore-site-text-2026-11-21.txt');
  expect(exportFile([home], at).name).toBe('sharemore-home-text-2026-11-21.txt');
  expect(exportFile([{ ...home, path: '/copy-export' }], at).name).toBe(
    'sharemore-copy-export-text-2026-11-21.txt',
  );
});
