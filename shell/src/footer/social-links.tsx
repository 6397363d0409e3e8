import type { Operator } from '@sharemore/platform/contract';
import { useSite } from '@sharemore/platform/page';
import { VisuallyHidden } from '@sharemore/platform/ui';
import styles from './footer.module.css';
import marks from './social.svg?url&no-inline';

const profiles: { name: string; key: keyof Operator['social'] }[] = [
  { name: 'WhatsApp', key: 'whatsapp' },
  { name: 'Facebook', key: 'facebook' },
  { name: 'LinkedIn', key: 'linkedin' },
  { name: 'Instagram', key: 'instagram' },
];

export function SocialLinks() {
  const { social } = useSite().operator;
  return (
    <ul className={styles.Social} aria-label="ShareMore elsewhere">
      {profiles.map(({ name, key }) => (
        <li key={name}>
          <a href={social[key]} rel="noopener noreferrer" className={styles.SocialLink}>
            <svg width="20" height="20" fill="currentColor" aria-hidden="true">
              <use href={`${marks}#${key}`} />
            </svg>
            <VisuallyHidden>{name}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
