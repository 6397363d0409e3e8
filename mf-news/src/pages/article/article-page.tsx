import { shareImageUrl } from '@sharemore/platform/contract';
import { PageHead } from '@sharemore/platform/page';
import { Hero, TextLink } from '@sharemore/platform/ui';
import { useRef } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { ArticleMeta } from '../../article-card/article-meta';
import type { Article, ArticlePageData, ArticleSummary } from '../../catalogue/article';
import { loadArticle } from '../../catalogue/load';
import { Cover } from '../../covers/cover';
import { FeedLink } from '../../feed/feed-link';
import { paths } from '../../paths';
import { ArticleBody } from './article-body';
import { ArticleNotFound } from './article-not-found';
import styles from './article-page.module.css';
import { MoreArticles } from './more-articles';
import { newsArticle } from './structured-data';

export async function loader({ params }: LoaderFunctionArgs) {
  const found = await loadArticle(params.slug ?? '');
  return data(found, { status: found.article ? 200 : 404 });
}

export function Component() {
  const { article, others } = useLoaderData<ArticlePageData>();
  return article ? (
    <ArticlePage key={article.slug} article={article} others={others} />
  ) : (
    <ArticleNotFound latest={others} />
  );
}

function ArticlePage({ article, others }: { article: Article; others: ArticleSummary[] }) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <article>
      <PageHead
        title={article.title}
        description={article.excerpt}
        image={shareImageUrl(article.slug)}
        article={{ published: article.date, modified: article.updated ?? article.date }}
        parent={{ name: 'News', path: paths.news }}
        describes={import.meta.env.SSR && ((site, url) => [newsArticle(article, site, url)])}
      />
      <FeedLink />
      <Hero
        size="compact"
        eyebrow={
          <>
            <TextLink to={paths.news}>News</TextLink> · {article.category}
          </>
        }
        title={article.title}
        lead={article.excerpt}
        art={<Cover name={article.cover} className={styles.Cover} />}
      >
        <ArticleMeta article={article} withUpdate />
      </Hero>
      <div className={styles.Columns}>
        <div ref={body} className={styles.Body}>
          <ArticleBody article={article} />
        </div>
        <MoreArticles articles={others} body={body} />
      </div>
    </article>
  );
}
