import { PageHead } from '@sharemore/platform/page';
import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { ArticlePageData } from '../../catalogue/article';
import { loadArticle } from '../../catalogue/load';
import { paths } from '../../paths';

export async function loader({ params }: LoaderFunctionArgs) {
  const found = await loadArticle(params.slug ?? '');
  return data(found, { status: found.article ? 200 : 404 });
}

/** `/news/:slug`. */
export function Component() {
  const { article } = useLoaderData<ArticlePageData>();
  if (!article) {
    return (
      <>
        <PageHead title="Article not found" noIndex />
        <h1>Article not found</h1>
        <Link to={paths.news}>Back to news</Link>
      </>
    );
  }
  return (
    <article>
      <PageHead title={article.title} description={article.excerpt} />
      <h1>{article.title}</h1>
      {article.sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
