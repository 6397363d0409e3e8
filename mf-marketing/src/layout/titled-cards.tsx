import { Card, CardGrid, RiskNote } from '@sharemore/platform/ui';
import type { LucideIcon } from 'lucide-react';
import type { BenefitWords, TitledWords } from '../content/page-words';

interface TitledCardsProps {
  cards: (TitledWords | BenefitWords)[];
  /** One for each card, in their order. */
  icons?: LucideIcon[];
  columns?: 2 | 3;
}

/** Titled words on cards; a benefit has its risk beside it in the same size. */
export function TitledCards({ cards, icons = [], columns }: TitledCardsProps) {
  return (
    <CardGrid columns={columns}>
      {cards.map((card, index) => {
        const Icon = icons[index];
        return (
          <Card key={card.title} title={card.title} icon={Icon && <Icon />}>
            <p>{card.body}</p>
            {'risk' in card && <RiskNote>{card.risk}</RiskNote>}
          </Card>
        );
      })}
    </CardGrid>
  );
}
