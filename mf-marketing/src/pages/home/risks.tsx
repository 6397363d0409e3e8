import { Section, TextLink } from '@sharemore/platform/ui';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { risks } from '../../content/home';
import styles from './home-page.module.css';

export function Risks() {
  return (
    <Section title={risks.title} lead={risks.lead}>
      <ul className={styles.Risks}>
        {risks.items.map(({ title, body }) => (
          <li key={title}>
            <TriangleAlert size={24} />
            <div>
              <h3>{title}</h3>
              <p>{body}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.More}>
        <TextLink to="/faq">{risks.more}</TextLink>
      </p>
    </Section>
  );
}
