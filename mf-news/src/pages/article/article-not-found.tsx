import { PageHead } from '@sharemore/platform/page';
import { ButtonLink, Hero, Section } from '@sharemore/platform/ui';
import { ArticleCard } from '../../article-card/article-card';
import type { ArticleSummary } from '../../catalogue/article';
import { paths } from '../../paths';
import styles from './article-page.module.css';

/** An address under /news that no article has; the server answers 404. */
export function ArticleNotFound({ latest }: { latest: ArticleSummary[] }) {
  return (
    <>
      <PageHead title="Article not found" noIndex />
      <Hero
        size="compact"
        title="Article not found"
        lead="There is no article at this address. It may have moved, or the link may be incomplete."
      >
        <ButtonLink to={paths.news}>Back to all articles</ButtonLink>
      </Hero>
      <Section title="Latest articles">
        <ul className={styles.Latest}>
          {latest.slice(0, 3).map((article) => (
            <li key={article.slug}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
