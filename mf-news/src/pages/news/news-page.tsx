import { PageHead } from '@sharemore/platform/page';
import { Hero, Section } from '@sharemore/platform/ui';
import { ArticleList } from '../../article-list/article-list';
import { articles } from '../../catalogue';
import { NewsletterForm } from '../../newsletter/newsletter-form';
import { FeaturedResearch } from '../../research/featured-research';
import letter from './letter.svg?url&no-inline';

export function Component() {
  return (
    <>
      <PageHead
        title="News"
        description="Plain-English articles on Sharesave: how it works, what it costs, what can go wrong, and how to decide."
      />
      <Hero
        eyebrow="News"
        title="Sharesave, thought through"
        lead="Plain answers to the questions that come up before, during and after a plan. Have the next article sent to you."
        art={
          <svg viewBox="0 0 480 400" aria-hidden="true">
            <use href={`${letter}#art`} />
          </svg>
        }
      >
        <NewsletterForm />
      </Hero>
      <Section title="Latest articles">
        <ArticleList articles={articles} />
      </Section>
      <FeaturedResearch />
    </>
  );
}
