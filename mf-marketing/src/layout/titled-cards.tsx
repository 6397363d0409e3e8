import type { LucideIconData } from '@lucide/icons';
import { Icon, RiskNote } from '@sharemore/platform/ui';
import { Card, CardGrid } from '@sharemore/platform/widgets/card';
import type { BenefitWords, TitledWords } from '../content/page-words';

interface TitledCardsProps {
  cards: (TitledWords | BenefitWords)[];
  /** One per card, in the same order. */
  icons?: LucideIconData[];
  columns?: 2 | 3;
}

/** A grid of cards. A benefit shows its risk on the same card. */
export function TitledCards({ cards, icons = [], columns }: TitledCardsProps) {
  return (
    <CardGrid columns={columns}>
      {cards.map((card, index) => {
        const icon = icons[index];
        return (
          <Card key={card.title} title={card.title} icon={icon && <Icon of={icon} />}>
            <p>{card.body}</p>
            {'risk' in card && <RiskNote>{card.risk}</RiskNote>}
          </Card>
        );
      })}
    </CardGrid>
  );
}
