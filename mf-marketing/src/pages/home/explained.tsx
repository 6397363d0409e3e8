import { Card, CardGrid } from '@sharemore/platform/ui';
import { Sprout, Umbrella } from 'lucide-react';
import { cards, explainedTitle } from '../../content/home';
import styles from './home-page.module.css';

/** The two cards that say what there is to know before anything else. */
export function Explained() {
  return (
    <section aria-labelledby="explained" className={styles.Explained}>
      <h2 id="explained">{explainedTitle}</h2>
      <CardGrid columns={2}>
        <Card title={cards.sharesave.title} to="/what-is-sharesave" icon={<Sprout />}>
          <p>{cards.sharesave.body}</p>
        </Card>
        <Card title={cards.sharemore.title} to="/how-it-works" icon={<Umbrella />}>
          <p>{cards.sharemore.body}</p>
        </Card>
      </CardGrid>
    </section>
  );
}
