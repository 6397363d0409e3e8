import { Section } from '@sharemore/platform/ui';
import { CompanyFacts } from '../../company/company-facts';
import { contact } from '../../content/about';
import styles from './about-page.module.css';
import { ContactForm } from './contact-form';

export function ContactSection() {
  return (
    <Section id="contact" aria-labelledby="contact-title">
      <div className={styles.Contact}>
        <div className={styles.ContactWords}>
          <h2 id="contact-title">{contact.title}</h2>
          <p>{contact.lead}</p>
          <CompanyFacts />
        </div>
        <ContactForm />
      </div>
    </Section>
  );
}
