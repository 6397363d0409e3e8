import { type ReactNode, Suspense } from 'react';
import styles from './hero.module.css';

interface HeroProps {
  /** The page's h1. */
  title: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** An illustration beside the text; below it on a small screen. */
  art?: ReactNode;
  tone?: 'soft' | 'deep';
  /**
   * `compact` for pages whose content should start high up: lists, forms, policies; `film` where `art` holds a film;
   * `scene` where `art` stands above the words on a phone, not beside the title.
   */
  size?: 'compact' | 'film' | 'scene';
  /** Actions or a form below the lead. */
  children?: ReactNode;
}

/** The top of a page: its h1, a lead and the first actions. Hydrates in its own task. */
export function Hero({ title, eyebrow, lead, art, tone = 'soft', size, children }: HeroProps) {
  return (
    <Suspense>
      <header className={styles.Hero} data-tone={tone} data-size={size} data-art={art ? '' : undefined}>
        {!art && <div className={styles.Leaves} aria-hidden="true" />}
        <div className={styles.Inner}>
          {size === 'scene' && <Art>{art}</Art>}
          <div className={styles.Words}>
            {eyebrow && <p className={styles.Eyebrow}>{eyebrow}</p>}
            <h1>{title}</h1>
            {lead && <p className={styles.Lead}>{lead}</p>}
            {children && <div className={styles.Actions}>{children}</div>}
          </div>
          {art && size !== 'scene' && <Art>{art}</Art>}
        </div>
      </header>
    </Suspense>
  );
}

function Art({ children }: { children: ReactNode }) {
  return <div className={styles.Art}>{children}</div>;
}
