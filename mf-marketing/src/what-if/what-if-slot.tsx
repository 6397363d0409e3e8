import { Slot } from '@sharemore/platform/slots';
import { Section, TextLink } from '@sharemore/platform/ui';
import { whatIfHeading } from '../content/what-if-elsewhere';

/** The calculator on the area's own pages: the slot that other areas show, so that it is built once. */
export function WhatIfSlot() {
  return (
    <Slot
      name="what-if"
      loading="lazy"
      fallback={
        // Links lead to it before its script is there.
        <Section id="what-if" title={whatIfHeading.title}>
          <TextLink to="/how-it-works#worked-example">{whatIfHeading.instead}</TextLink>
        </Section>
      }
    />
  );
}
