import { useHydrated } from '@sharemore/platform/page';
import { Button, TextLink } from '@sharemore/platform/ui';
import { Notice } from '@sharemore/platform/widgets/notice';
import { useEffect, useState } from 'react';
import styles from './waitlist-form.module.css';

const thanksMs = 5000;
const lasting = 'You’re on the list. Your employer’s own invitation may reach you first.';

interface OnTheListProps {
  name: string;
  thanks: string;
  /** When the next plan opens, in words; absent while nobody knows. */
  nextLaunch?: string;
}

/**
 * Shown after a registration: the thanks, replaced after five seconds (spec section 4) by a lasting text, what happens
 * when, and ways to tell a colleague.
 */
export function OnTheList({ name, thanks, nextLaunch = 'When it’s announced' }: OnTheListProps) {
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
      <TellAColleague name={name} />
      <p data-text="note">
        To change or withdraw your details, <TextLink to="/about#contact">tell us</TextLink>.
      </p>
    </>
  );
}

/** Ways to pass the page on. Nothing is counted, and the link says nothing about who sent it. */
function TellAColleague({ name }: { name: string }) {
  const [copied, setCopied] = useState(false);
  const page = () => ({ title: `${name} Sharesave`, url: `${location.origin}${location.pathname}` });
  return (
    <div className={styles.Tell} data-script="only">
      <p>Tell a colleague:</p>
      {useHydrated() && 'share' in navigator && (
        <Button variant="secondary" size="s" onClick={() => void navigator.share(page()).catch(() => {})}>
          Share
        </Button>
      )}
      <Button
        variant="secondary"
        size="s"
        onClick={() => void navigator.clipboard?.writeText(page().url).then(() => setCopied(true))}
      >
        {copied ? 'Link copied' : 'Copy the link'}
      </Button>
    </div>
  );
}
