import { Slot } from '@sharemore/platform/slots';
import { Section, TextLink } from '@sharemore/platform/ui';
import { whatIf } from '../content/what-if';

/** The calculator on the area's own pages: the slot that other areas show, so that it is built once. */
export function WhatIfSlot() {
  return (
    <Slot
      name="what-if"
      fallback={
        <Section title={whatIf.title}>
          <TextLink to="/how-it-works#worked-example">{whatIf.instead}</TextLink>
        </Section>
      }
    />
  );
}
