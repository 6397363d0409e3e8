import { Card, CardGrid, RiskNote } from '@sharemore/platform/ui';
import type { LucideIcon } from 'lucide-react/types';
import type { BenefitWords, TitledWords } from '../content/page-words';

interface TitledCardsProps {
  cards: (TitledWords | BenefitWords)[];
  /** One per card, in the same order. */
  icons?: LucideIcon[];
  columns?: 2 | 3;
}

/** A grid of cards. A benefit shows its risk on the same card. */
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
