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

  it.each(faqSections)('has at least six questions with real answers in $id', ({ entries }) => {
    expect(entries.length).toBeGreaterThanOrEqual(6);
    for (const { title, body } of entries) {
      expect(title).toMatch(/\?$/);
      expect(body.length).toBeGreaterThan(80);
      expect(body.match(/\*\*/g)?.length ?? 0, `unpaired ** in: ${title}`).toSatisfy(
        (n: number) => n % 2 === 0,
      );
    }
  });

  it('builds an item’s id from its section and its position', () => {
    const [first] = faqSections;
    expect(
      first &&
        faqItems(first)
          .map(({ id }) => id)
          .slice(0, 2),
    ).toEqual(['basics-1', 'basics-2']);
  });

  it('has the answer that the questions on `/is-it-for-me` lead to', () => {
    const items = faqSections.flatMap(faqItems);
    const id = verdicts.leaving.link.to.split('#')[1];
    expect(items.find((item) => item.id === id)?.title).toMatch(/if I leave my job/);
  });

  it('sends every answer with the page, bold parts as bold', async () => {
    const html = await renderPage('/faq');
    expect(html).toContain('<strong>owe nothing more</strong>');
    expect(html).not.toContain('**');
  });
});
