import { classNames } from '@sharemore/platform/ui';
import { Link } from 'react-router-dom';
import styles from './logo.module.css';

/** The link to the home page: the brand mark (two leaves that form an S) and the name. */
export function HomeLink({ className }: { className: string | undefined }) {
  return (
    <Link to="/" className={classNames(styles.Logo, className)} aria-label="ShareMore home">
      <svg className={styles.Mark} viewBox="0 0 32 32" aria-hidden="true">
        <path fill="var(--color-accent)" d="M29 3H16A13 13 0 0 0 3 16h13A13 13 0 0 0 29 3Z" />
        <path fill="var(--color-leaf)" d="M3 29h13a13 13 0 0 0 13-13H16A13 13 0 0 0 3 29Z" />
      </svg>
      ShareMore
    </Link>
  );
}
