import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './card.module.css';
import { classNames } from './class-names';

interface CardProps {
  title?: ReactNode;
  /** A lucide icon or a small drawing; it is decoration. */
  icon?: ReactNode;
  headingLevel?: 2 | 3;
  /** Makes the whole card one link, named by its title. */
  to?: string;
  tone?: 'plain' | 'soft';
  children: ReactNode;
}

/** Makes a surface of any shape one link: `surface` on what is around, `link` on the one link in it. */
export const linkCard = { surface: styles.Surface, link: styles.Link };

/** A surface for one thing: a benefit, a choice, a way onwards. */
export function Card({ title, icon, headingLevel = 3, to, tone = 'plain', children }: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames(styles.Card, to && linkCard.surface)} data-card={tone}>
      {icon && (
        <div className={styles.Icon} aria-hidden="true">
          {icon}
        </div>
      )}
      {title && (
        <Heading className={styles.Title}>
          {to ? (
            <Link to={to} className={linkCard.link}>
              {title}
              <ArrowRight className={styles.Arrow} size={20} />
            </Link>
          ) : (
            title
          )}
        </Heading>
      )}
      <div className={styles.Body}>{children}</div>
    </div>
  );
}

interface CardGridProps {
  /** The most columns on a wide screen. */
  columns?: 2 | 3;
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
