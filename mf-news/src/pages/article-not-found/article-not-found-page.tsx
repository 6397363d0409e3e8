import { PageHead } from '@sharemore/platform/page';
import { ButtonLink, Hero, Section } from '@sharemore/platform/ui';
import { data } from 'react-router-dom';
import { ArticleList } from '../../article-list/article-list';
import { articles } from '../../catalogue';
import { paths } from '../../paths';

export const loader = () => data(null, { status: 404 });

/** The page of every address below `/news` that is no article's. */
export function Component() {
  return (
    <>
      <PageHead title="Article not found" noIndex />
      <Hero
        size="compact"
        title="Article not found"
        lead="There’s no article at this address. It may have moved, or the link may be incomplete."
      >
        <ButtonLink to={paths.news}>Back to all articles</ButtonLink>
      </Hero>
      <Section title="Latest articles">
        <ArticleList articles={articles.slice(0, 3)} />
      </Section>
    </>
  );
}
