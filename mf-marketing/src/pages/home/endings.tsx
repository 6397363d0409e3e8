import { inPounds } from '@sharemore/platform/money';
import { Section, TextLink } from '@sharemore/platform/ui';
import { endings } from '../../content/home';
import styles from './home-page.module.css';

/** Three outcomes; the loss is as prominent as the gains. */
export function Endings() {
  return (
    <Section title={endings.title} lead={endings.lead}>
      <div className={styles.Endings}>
        {endings.items.map(({ title, body, gain }) => (
          <div key={title} className={styles.Ending} data-sign={Math.sign(gain)}>
            <h3>{title}</h3>
            <p className={styles.Gain}>
              {gain > 0 && '+'}
              {inPounds(gain)}
            </p>
            <p>{body}</p>
          </div>
        ))}
      </div>
      <p className={styles.More}>
        <TextLink to="/how-it-works#worked-example">{endings.more}</TextLink>
      </p>
    </Section>
  );
}
