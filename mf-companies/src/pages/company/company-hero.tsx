import { fieldId } from '@sharemore/platform/forms/field';
import { grouped } from '@sharemore/platform/money';
import { ButtonLink, Hero, TextLink } from '@sharemore/platform/ui';
import type { CompanyView } from '../../companies/company-view';
import { paths } from '../../paths';
import styles from './company-hero.module.css';
import { EmployerScene } from './employer-scene';

/** To the waitlist form’s first field, and the focus with it, also without script. */
export const toWaitlist = `#${fieldId('firstName')}`;

/** The page's headline, when the next plan opens, and once the company is loaded what the sheet says about it. */
export function CompanyHero({ name, view }: { name: string; view?: CompanyView }) {
  const isOpen = view?.isOpen !== false;
  return (
    <>
      <Hero
        size="compact"
        art={<EmployerScene sector={view?.sector} className={styles.Scene} data-alone={!view || undefined} />}
        eyebrow={<TextLink to={paths.companies}>Find Your Employer</TextLink>}
        title={`${name} employees: your next Sharesave is coming`}
        lead={`${isOpen ? 'Join' : 'Ask to be added to'} the waitlist. We’ll tell you how to take part without locking away your own money.`}
      >
        {view && (
          <div className={styles.Act}>
            {view.origin !== 'sheet' && (
              <p className={styles.Sample}>An invented company, and sample figures</p>
            )}
            <dl className={styles.Leaf}>
              <dt data-text="note">Next launch date</dt>
              <dd>{view.nextLaunch || 'Not announced yet'}</dd>
              <dd data-text="note">{`The waitlist ${isOpen ? 'is open' : 'isn’t open yet'}`}</dd>
            </dl>
            <ButtonLink href={toWaitlist}>{isOpen ? 'Join the waitlist' : 'Ask to be added'}</ButtonLink>
          </div>
        )}
      </Hero>
      {view && <CompanyFacts {...view} />}
    </>
  );
}

function CompanyFacts({ sector, description, employeeSize }: CompanyView) {
  const facts = Object.entries({
    'UK employees': employeeSize && grouped(employeeSize),
    Sector: sector,
    About: description,
  }).filter(([, text]) => text);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.Facts} data-tone="soft">
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt data-text="note">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
