import { describe, expect, it } from 'vitest';
import { faqItems, faqSections } from '../../content/faq/faq-words';
import { verdicts } from '../../content/is-it-for-me';
import { renderPage } from '../../testing/render-page';

describe('/faq', () => {
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
    expect(faqItems(section).length).toBeGreaterThanOrEqual(6);
    for (const { title, body } of faqItems(section)) {
      expect(title).toMatch(/\?$/);
      expect(body.length).toBeGreaterThan(80);
      expect(body.match(/\*\*/g)?.length ?? 0, `unpaired ** in: ${title}`).toSatisfy(
        (n: number) => n % 2 === 0,
      );
    }
  });

  it('numbers the items of a section from 1', () => {
    const ids = faqSections.flatMap(faqItems).map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual(['basics-1', 'basics-2']);
  });

  it('has the answer that a verdict on `/is-it-for-me` links to', () => {
    const items = faqSections.flatMap(faqItems);
    const id = verdicts.leaving.links[0].to.split('#')[1];
    expect(items.find((item) => item.id === id)?.title).toMatch(/if I leave my job/);
  });

  it('renders `**` in answers as bold', async () => {
    const html = await renderPage('/faq');
    expect(html).toContain('<strong>owe nothing more</strong>');
    expect(html).not.toContain('**');
  });
});
