import { Card, CardGrid, RiskNote, Section } from '@sharemore/platform/ui';
import { BadgePercent, Banknote, CalendarCheck, ShieldCheck } from 'lucide-react';
import { benefits } from '../../content/how-it-works';

const icons = [Banknote, BadgePercent, CalendarCheck, ShieldCheck];

/** Four benefits, each with its risk beside it in the same size. */
export function Benefits() {
  return (
    <Section title={benefits.title} lead={benefits.lead}>
      <CardGrid columns={2}>
        {benefits.cards.map(({ title, body, risk }, index) => {
          const Icon = icons[index] ?? Banknote;
          return (
            <Card key={title} title={title} icon={<Icon />}>
              <p>{body}</p>
              <RiskNote>{risk}</RiskNote>
            </Card>
          );
        })}
      </CardGrid>
    </Section>
  );
}
