import { useHydrated } from '@sharemore/platform/page';
import { TextLink } from '@sharemore/platform/ui';
import { Notice } from '@sharemore/platform/widgets';
import { useEffect, useState } from 'react';
import styles from './waitlist-form.module.css';

const thanksMs = 5000;

/** After a registration: the thanks for five seconds (spec section 4), then what lasts. Without script, both. */
export function OnTheList({ name, thanks }: { name: string; thanks: string }) {
  const [sentHere] = useState(useHydrated());
  const [isThanking, setThanking] = useState(true);
  useEffect(() => {
    const end = setTimeout(() => setThanking(false), thanksMs);
    return () => clearTimeout(end);
  }, []);
  return (
    <div tabIndex={-1} role="status" className={styles.Outcome}>
      {isThanking && (
        <Notice tone="success" live={false}>
          {thanks}
        </Notice>
      )}
      {!(isThanking && sentHere) && (
        <Notice tone="success" live={false} title="You are on the list">
          <p>
            We will write to you when the next {name} plan opens, with the steps to take. You need not do
            anything until then. To change or withdraw your details,{' '}
            <TextLink to="/about#contact">tell us</TextLink>.
          </p>
        </Notice>
      )}
    </div>
  );
}
