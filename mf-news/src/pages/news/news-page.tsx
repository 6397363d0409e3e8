import Rss from '@lucide/icons/icons/rss';
import { shareImageUrl } from '@sharemore/platform/contract';
import { PageHead } from '@sharemore/platform/page';
import { ButtonLink, Hero, Icon, Section } from '@sharemore/platform/ui';
import { useLoaderData } from 'react-router-dom';
import { ArticleList } from '../../article-list/article-list';
import type { ArticleSummary } from '../../catalogue/article';
import { loadSummaries } from '../../catalogue/load';
import { FeedLink } from '../../feed/feed-link';
import { NewsletterForm } from '../../newsletter/newsletter-form';
import { paths } from '../../paths';
import { FeaturedResearch } from '../../research/featured-research';
import { LetterArt } from './letter-art';
import styles from './news-page.module.css';

export const loader = () => loadSummaries();

export function Component() {
  const articles = useLoaderData<ArticleSummary[]>();
  return (
    <>
      <PageHead
        title="News"
        image={shareImageUrl('news')}
        description="Plain-English articles on Sharesave: how it works, what it costs, what can go wrong, and how to decide."
      />
      <FeedLink />
      <Hero
        eyebrow="News"
        title="Sharesave, thought through"
        lead="Plain answers to the questions that come up before, during and after a plan. Have the next one sent to you."
        art={<LetterArt />}
      >
        <NewsletterForm />
      </Hero>
      <Section title="Latest articles">
        <ArticleList articles={articles} />
        <p className={styles.Feed}>
          <ButtonLink variant="quiet" href={paths.feed}>
            <Icon of={Rss} size={18} />
            Follow by RSS
          </ButtonLink>
        </p>
      </Section>
      <FeaturedResearch />
    </>
  );
}
