import { PageHead } from '@sharemore/platform/page';
import { Hero, Section } from '@sharemore/platform/ui';
import { Prose } from '@sharemore/platform/widgets';
import { ActionSamples } from './action-samples';
import { ArtSamples } from './art-samples';
import { ContentSamples } from './content-samples';
import { FormSamples } from './form-samples';
import { PanelSamples } from './panel-samples';
import { TokenSamples } from './token-samples';

/** All primitives with their states, in development only (`/_kit`). */
export function Component() {
  return (
    <>
      <PageHead title="Kit" noIndex />
      <Hero
        size="compact"
        eyebrow="For the people who build this site"
        title="The kit"
        lead="Every primitive of the platform with its states. Switch your system between light and dark, and make the window narrow."
      />
      <TokenSamples />
      <ActionSamples />
      <ContentSamples />
      <FormSamples />
      <PanelSamples />
      <ArtSamples />
      <Section title="Running text" width="text">
        <Prose>
          <p>
            Sharesave is a savings plan that your employer offers. You choose an amount between{' '}
            <strong>£5 and £500 a month</strong>, and a price is fixed on the day you join.
          </p>
          <h3>What can happen at the end</h3>
          <ul>
            <li>The price rose: you can buy the shares at the price that was fixed.</li>
            <li>The price fell: you take your savings back, with any interest.</li>
          </ul>
          <p>
            The rules are on <a href="https://www.gov.uk/tax-employee-share-schemes">GOV.UK</a>.
          </p>
        </Prose>
      </Section>
    </>
  );
}
