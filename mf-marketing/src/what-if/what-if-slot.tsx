import { Slot } from '@sharemore/platform/slots';
import { Section, TextLink } from '@sharemore/platform/ui';
import { whatIfHeading } from '../content/what-if-shared';

/** The calculator on this area's own pages, through the slot that other areas use too. */
export function WhatIfSlot() {
  return (
    // The target of links, which keeps the focus when the script arrives.
    <div id="what-if">
      <Slot
        name="what-if"
        loading="lazy"
        fallback={
          <Section title={whatIfHeading.title}>
            <TextLink to="/faq#platform-6">{whatIfHeading.instead}</TextLink>
          </Section>
        }
      />
    </div>
  );
}
