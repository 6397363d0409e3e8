import { Slot } from '@sharemore/platform/slots';
import { Section, TextLink } from '@sharemore/platform/ui';
import { whatIfHeading } from '../content/what-if-shared';

/** The calculator on this area's own pages, through the slot that other areas use too. */
export function WhatIfSlot() {
  return (
    <Slot
      name="what-if"
      loading="lazy"
      fallback={
        // The id is the target of links before the script arrives.
        <Section id="what-if" title={whatIfHeading.title}>
          <TextLink to="/how-it-works#worked-example">{whatIfHeading.instead}</TextLink>
        </Section>
      }
    />
  );
}
