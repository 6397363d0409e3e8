import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { articles } from '../catalogue';
import { ArticleList } from './article-list';

it('sends the first cover, which may be the largest thing in a first screen, with the document, and no other', () => {
  const html = renderToString(
    <MemoryRouter>
      <ArticleList articles={articles} />
    </MemoryRouter>,
  );
  const covers = [...html.matchAll(/<img src="(.)/g)].map(([, start]) => start);
  expect(covers).toEqual(['d', '/', '/', '/', '/', '/']);
  expect(html).toContain('<img src="data:image/svg+xml,');
});
