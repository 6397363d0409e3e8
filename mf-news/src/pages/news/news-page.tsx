import { PageHead } from '@sharemore/platform/page';
import { Link, useLoaderData } from 'react-router-dom';
import type { ArticleSummary } from '../../catalogue/article';
import { loadSummaries } from '../../catalogue/load';
import { paths } from '../../paths';

export const loader = () => loadSummaries();

/** `/news`: the list of articles. */
export function Component() {
  const articles = useLoaderData<ArticleSummary[]>();
  return (
    <>
      <PageHead title="News" description="Plain-English articles on Sharesave." />
      <h1>News</h1>
      <ul>
        {articles.map(({ slug, title, excerpt }) => (
          <li key={slug}>
            <Link to={paths.article(slug)}>{title}</Link>
            <p>{excerpt}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
