import { mark } from '@sharemore/platform/brand';
import { classNames, TextLink } from '@sharemore/platform/ui';
import styles from './logo.module.css';

/** The link to the home page: the brand mark and the name. */
export function HomeLink({ className }: { className: string | undefined }) {
  return (
    <TextLink to="/" className={classNames(styles.Logo, className)} aria-label="ShareMore home">
      <svg className={styles.Mark} viewBox="0 0 32 32" aria-hidden="true">
        {mark.map(({ path, token }) => (
          <path key={token} fill={`var(${token})`} d={path} />
        ))}
      </svg>
      ShareMore
    </TextLink>
  );
}
