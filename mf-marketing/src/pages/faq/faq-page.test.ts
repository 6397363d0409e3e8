import { describe, expect, it } from 'vitest';
import { faqSections } from '../../content/faq';
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
    const id = verdicts.leaving.links[0].to.split('#')[1];
    const html = await renderPage('/faq');
    expect(html).toMatch(new RegExp(`id="${id}"[\\s\\S]{0,300}if I leave my job`));
  });

  it('renders `**` in answers as bold', async () => {
    const html = await renderPage('/faq');
    expect(html).toContain('<strong>owe nothing more</strong>');
    expect(html).not.toContain('**');
  });
});
