import { Section } from '@sharemore/platform/ui';
import styles from './kit.module.css';

const colours = [
  'page',
  'surface',
  'soft',
  'deep',
  'ink',
  'ink-soft',
  'line',
  'line-strong',
  'link',
  'accent',
  'accent-soft',
  'leaf',
  'leaf-soft',
  'mint',
  'success',
  'danger',
  'warning',
  'info',
];
const sizes = ['4xl', '3xl', '2xl', 'xl', 'l', 'm', 's', 'xs'];

export function TokenSamples() {
  return (
    <Section title="Colour and type">
      <ul className={styles.Swatches}>
        {colours.map((name) => (
          <li key={name} className={styles.Swatch}>
            <span className={styles.Colour} data-colour={name} />
            {name}
          </li>
        ))}
      </ul>
      {sizes.map((size) => (
        <p key={size} className={styles.Size} data-size={size}>
          Share more of what you earn
        </p>
      ))}
    </Section>
  );
}
