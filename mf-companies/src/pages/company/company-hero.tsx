import { fieldId } from '@sharemore/platform/forms/field';
import { grouped } from '@sharemore/platform/money';
import { ButtonLink, Drawing, Hero, TextLink } from '@sharemore/platform/ui';
import type { CompanyView } from '../../companies/company-view';
import { SectorIcon } from '../../directory/sector-icon';
import { paths } from '../../paths';
import styles from './company-hero.module.css';
import employer from './employer.svg?url&no-inline';

/** To the waitlist form’s first field, and the focus with it, also without script. */
export const toWaitlist = `#${fieldId('firstName')}`;

/** The page's headline and the facts that the sheet has about the employer, once the company is loaded. */
export function CompanyHero({ name, view }: { name: string; view?: CompanyView }) {
  const isOpen = view?.isOpen !== false;
  return (
    <Hero
      size="compact"
      art={<EmployerScene view={view} />}
      eyebrow={<TextLink to={paths.companies}>Find Your Employer</TextLink>}
      title={`${name} employees: your next Sharesave is coming`}
      lead={`${isOpen ? 'Join' : 'Ask to be added to'} the waitlist. We’ll tell you how to take part without locking away your own money.`}
    >
      {view && <ButtonLink href={toWaitlist}>{isOpen ? 'Join the waitlist' : 'Ask to be added'}</ButtonLink>}
      {view && <CompanyFacts {...view} />}
    </Hero>
  );
}

/** Maya before the place where she works; its sign shows the sector. */
function EmployerScene({ view }: { view?: CompanyView }) {
  return (
    <Drawing file={employer} className={styles.Scene} data-alone={!view || undefined}>
      <g className={styles.Sign} transform="translate(189 66) scale(3)">
        <SectorIcon sector={view?.sector} />
      </g>
    </Drawing>
  );
}

function CompanyFacts({ isOpen, sector, description, employeeSize, nextLaunch, origin }: CompanyView) {
  const facts = [
    {
      term: 'Next launch date',
      text: nextLaunch || 'Not announced yet',
      note: `The waitlist ${isOpen ? 'is open' : 'isn’t open yet'}`,
    },
    { term: 'UK employees', text: employeeSize && grouped(employeeSize) },
    { term: 'Sector', text: sector },
    { term: 'About', text: description },
  ].filter(({ text }) => text);
  return (
    <div>
      {origin !== 'sheet' && <p className={styles.Sample}>An invented company, and sample figures</p>}
      <dl className={styles.Facts}>
        {facts.map(({ term, text, note }) => (
          <div key={term} className={styles.Fact}>
            <dt data-text="note">{term}</dt>
            <dd>{text}</dd>
            {note && <dd data-text="note">{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
