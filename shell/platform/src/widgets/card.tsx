import ArrowRight from '@lucide/icons/icons/arrow-right';
import { classNames, Icon, TextLink } from '@sharemore/platform/ui';
import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  title?: ReactNode;
  /** A decorative lucide icon or drawing. */
  icon?: ReactNode;
  /** Makes the whole card one link, named by its title. */
  to?: string;
  children: ReactNode;
}

/** Makes any container one link: `surface` is the container's class, `link` the class of the only link in it. */
export const linkCard = { surface: styles.Surface, link: styles.Link };

export function Card({ title, icon, to, children }: CardProps) {
  return (
    <div className={classNames(styles.Card, to && linkCard.surface)}>
      {icon && (
        <div className={styles.Icon} aria-hidden="true">
          {icon}
        </div>
      )}
      {title && (
        <h3 className={styles.Title}>
          {to ? (
            <TextLink to={to} className={linkCard.link}>
              <span>{title}</span>
              <Icon of={ArrowRight} className={styles.Arrow} size={20} />
            </TextLink>
          ) : (
            title
          )}
        </h3>
      )}
      <div className={styles.Body}>{children}</div>
    </div>
  );
}

/** Lays out cards or other equal items in as many columns as fit, at most `columns`. */
export function CardGrid({ columns = 3, children }: { columns?: 2 | 3; children: ReactNode }) {
  return (
    <div className={styles.Grid} data-columns={columns}>
      {children}
    </div>
  );
}
