import { TextLink } from '@sharemore/platform/ui';
import { Notice } from '@sharemore/platform/widgets/notice';
import { useEffect, useState } from 'react';

const thanksMs = 5000;
const lasting = 'You are on the list. Your employer’s own invitation may reach you first.';

/** Shown after a registration: the thanks, replaced after five seconds (spec section 4) by a lasting text. */
export function OnTheList({ name, thanks }: { name: string; thanks: string }) {
  const [isThanking, setThanking] = useState(true);
  useEffect(() => {
    const end = setTimeout(() => setThanking(false), thanksMs);
    return () => clearTimeout(end);
  }, []);
  return (
    <Notice tone="success" title={isThanking ? thanks : lasting}>
      <p>
        We will write to you when we learn of the next {name} plan, with the steps to take. The invitation has
        a closing date, so look out for it too. To change or withdraw your details,{' '}
        <TextLink to="/about#contact">tell us</TextLink>.
      </p>
    </Notice>
  );
}
