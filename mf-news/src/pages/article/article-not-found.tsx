import { PageHead } from '@sharemore/platform/page';
import { ButtonLink, Hero, Section } from '@sharemore/platform/ui';
import { ArticleList } from '../../article-list/article-list';
import type { ArticleSummary } from '../../catalogue/article';
import { paths } from '../../paths';

/** The page for an unknown slug; the loader sets status 404. */
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
        <ArticleList articles={latest.slice(0, 3)} />
      </Section>
    </>
  );
}
