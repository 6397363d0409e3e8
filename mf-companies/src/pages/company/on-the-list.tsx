import { TextLink } from '@sharemore/platform/ui';
import { Notice } from '@sharemore/platform/widgets/notice';
import { TellAColleague } from '@sharemore/platform/widgets/tell-a-colleague';
import { useEffect, useState } from 'react';
import type { CompanyView } from '../../companies/company-view';
import { paths } from '../../paths';
import styles from './waitlist-form.module.css';

const thanksMs = 5000;
const lasting = 'You’re on the list. Your employer’s own invitation may reach you first.';

/**
 * Shown after a registration: the thanks, replaced after five seconds (spec section 4) by a lasting text, what happens
 * when, and ways to tell a colleague.
 */
export function OnTheList({ slug, view, thanks }: { slug: string; view: CompanyView; thanks: string }) {
  const { name, nextLaunch = 'When it’s announced' } = view;
  const [isThanking, setThanking] = useState(true);
  useEffect(() => {
    const end = setTimeout(() => setThanking(false), thanksMs);
    return () => clearTimeout(end);
  }, []);
  return (
    <>
      <Notice tone="success" title={isThanking ? thanks : lasting}>
        <dl className={styles.Next}>
          <dt>Today</dt>
          <dd>We keep your details. Nothing else happens, and you owe nothing.</dd>
          <dt>{nextLaunch}</dt>
          <dd>{`We write to you about the next ${name} plan. Look out for your employer’s invitation too.`}</dd>
          <dt>Before the invitation closes</dt>
          <dd>You decide, with the costs and the risks in front of you.</dd>
        </dl>
      </Notice>
      <TellAColleague lead="Tell a colleague:" title={`${name} Sharesave`} />
      <p data-paper="never">
        {/* These thanks would be gone after Back. */}
        Or print a{' '}
        <TextLink to={paths.poster(slug)} target="_blank">
          poster for the wall at work
        </TextLink>{' '}
        (in a new tab).
      </p>
      <p data-text="note">
        To change or withdraw your details, <TextLink to="/about#contact">tell us</TextLink>.
      </p>
    </>
  );
}
