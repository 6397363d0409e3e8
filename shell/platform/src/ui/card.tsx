import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './card.module.css';

export interface CardProps {
  title?: ReactNode;
  /** A lucide icon or a small drawing; it is decoration. */
  icon?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** Makes the whole card one link, named by its title. */
  to?: string;
  tone?: 'plain' | 'soft' | 'accent';
  children?: ReactNode;
}

/** A surface for one thing: a benefit, a choice, a way onwards. */
export function Card({ title, icon, headingLevel = 3, to, tone = 'plain', children }: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.Card} data-card={tone} data-link={to ? '' : undefined}>
      {icon && (
        <div className={styles.Icon} aria-hidden="true">
          {icon}
        </div>
      )}
      {title && (
        <Heading className={styles.Title}>
          {to ? (
            <Link to={to} className={styles.Link}>
              {title}
              <ArrowRight className={styles.Arrow} size={20} aria-hidden="true" />
            </Link>
          ) : (
            title
          )}
        </Heading>
      )}
      {children && <div className={styles.Body}>{children}</div>}
    </div>
  );
}

export interface CardGridProps {
  /** The most columns on a wide screen. */
  columns?: 2 | 3 | 4;
  children: ReactNode;
}

/** Lays cards, stats or any equal things out in as many columns as fit. */
export function CardGrid({ columns = 3, children }: CardGridProps) {
  return (
    <div className={styles.Grid} data-columns={columns}>
      {children}
    </div>
  );
}
