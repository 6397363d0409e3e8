import { classNames, linkCard } from '@sharemore/platform/ui';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { cards, explainedTitle } from '../../content/home';
import styles from './home-page.module.css';

const explained = [
  { ...cards.sharesave, to: '/what-is-sharesave' },
  { ...cards.sharemore, to: '/how-it-works' },
];

/** The two cards that say what there is to know before anything else; smaller than cards elsewhere. */
export function Explained() {
  return (
    <section aria-labelledby="explained" className={styles.Explained}>
      <div className={styles.Inner}>
        <h2 id="explained">{explainedTitle}</h2>
        <div className={styles.Cards}>
          {explained.map(({ title, body, to }) => (
            <div key={to} className={classNames(linkCard.surface, styles.Card)}>
              <h3>
                <Link to={to} className={linkCard.link}>
                  {title}
                  <ArrowRight size={18} aria-hidden="true" />
                </Link>
              </h3>
              <p>{body}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
