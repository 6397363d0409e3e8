import { useSite } from '@sharemore/platform/page';
import { TextLink, VisuallyHidden } from '@sharemore/platform/ui';
import { HomeLink } from '../brand/logo';
import { columnsWith } from '../header/navigation';
import styles from './footer.module.css';
import marks from './social.svg?url&no-inline';

/** The footer of every page: site map, disclaimers and company details (spec sections 1 and 2). */
export function Footer() {
  const { operator, links } = useSite();
  return (
    <footer className={styles.Footer} data-tone="deep">
      <div className={styles.Top} data-paper="never">
        <div className={styles.Brand}>
          <HomeLink className={styles.Home} />
          <ul className={styles.Social} aria-label="ShareMore elsewhere">
            {Object.entries(operator.social).map(([key, address]) => (
              <li key={key}>
                <a href={address} rel="noopener noreferrer" className={styles.SocialLink}>
                  <svg width="20" height="20" fill="currentColor" aria-hidden="true">
                    <use href={`${marks}#${key}`} />
                  </svg>
                  <VisuallyHidden>{profiles[key as keyof typeof profiles]}</VisuallyHidden>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label="Footer" className={styles.Map}>
          {columnsWith(links).map(({ label, links }) => (
            <div key={label}>
              <h2 className={styles.Title}>{label}</h2>
              <ul className={styles.Links}>
                {links.map((link) => (
                  <li key={link.to}>
                    <TextLink to={link.to} className={styles.Link}>
                      {link.label}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <section aria-labelledby="important-information" className={styles.Disclaimers}>
        <h2 id="important-information" className={styles.Title}>
          Important information
        </h2>
        <div className={styles.Texts}>
          {Object.entries(disclaimers).map(([title, text]) => (
            <div key={title}>
              <h3 className={styles.Topic}>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </section>
      <div className={styles.Company}>
        <p>
          © 2025 ShareMore. {operator.isExample && 'Some or all of these details and links are examples. '}
          Registered in England and Wales: {operator.legalName}, company number {operator.number}. Registered
          office: {operator.address}. {operator.status}
        </p>
        <TextLink to="/privacy" className={styles.Link}>
          Privacy Policy
        </TextLink>
      </div>
    </footer>
  );
}

const profiles = { whatsapp: 'WhatsApp', facebook: 'Facebook', linkedin: 'LinkedIn', instagram: 'Instagram' };

/** Spec section 1, "Footer disclaimers". */
const disclaimers = {
  'The companies on this site':
    'The company pages show no current relationship with the listed employers. Information comes from third parties and public stock exchange records. We don’t check or guarantee it.',
  'Not an offer, and not advice':
    'Nothing here is an offer to buy or sell shares, or tax or legal advice. If you’re not sure what’s right for you, ask an independent adviser.',
  'Loans and regulated business':
    'ShareMore isn’t a lender. Regulated third parties do all loan and advice business. Loans are subject to status and availability.',
  'Investing carries risk':
    'Shares can go down as well as up, and you may get back less than you hoped for. Past performance guarantees nothing.',
};
