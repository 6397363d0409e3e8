import { exampleSite } from '@sharemore/platform/contract';
import { describe, expect, it } from 'vitest';
import { faqSectionsFor } from '../../content/faq';
import { verdicts } from '../../content/is-it-for-me';
import { renderPage } from '../../testing/render-page';

const { operator } = exampleSite;
const faqSections = faqSectionsFor(operator);

describe('/faq', () => {
  it('answers whether ShareMore is regulated in the operator’s words, or says that they are not set', async () => {
    expect(await renderPage('/faq')).toContain('isn’t set here');
    const own = { ...operator, isExample: false, status: 'Authorised by the FCA, number 1.' };
    const site = { ...exampleSite, operator: own };
    expect(await renderPage('/faq', site)).toContain('“Authorised by the FCA, number 1.”');
  });

  it('has the five sections, in order', () => {
    expect(faqSections.map(({ id }) => id)).toEqual([
      'basics',
      'platform',
      'getting-started',
      'tech',
      'employers',
    ]);
  });

  it.each(faqSections)('has at least six questions with full answers in $id', (section) => {
    expect(section.entries.length).toBeGreaterThanOrEqual(6);
    for (const { title, body } of section.entries) {
      expect(title).toMatch(/\?$/);
      expect(body.length).toBeGreaterThan(80);
      expect(body.match(/\*\*/g)?.length ?? 0, `unpaired ** in: ${title}`).toSatisfy(
        (n: number) => n % 2 === 0,
      );
    }
  });

  it('has the answer that a verdict on `/is-it-for-me` links to', async () => {
    const id = Object.values(verdicts.leaving.links)[0]?.split('#')[1];
    const html = await renderPage('/faq');
    expect(html).toMatch(new RegExp(`id="${id}"[\\s\\S]{0,300}if I leave my job`));
  });

  it('renders `**` in answers as bold', async () => {
    const html = await renderPage('/faq');
    expect(html).toContain('<strong>owe nothing more</strong>');
    expect(html).not.toContain('**');
  });
});
