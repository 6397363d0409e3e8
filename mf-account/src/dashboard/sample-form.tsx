import { Button } from '@sharemore/platform/ui';
import { Notice } from '@sharemore/platform/widgets/notice';
import { type ReactNode, useId, useState } from 'react';
import panel from './panel.module.css';

interface SampleFormProps {
  title: string;
  submit: string;
  /** Title of the notice after submitting: what did not happen. */
  outcomeTitle: string;
  /** Body of that notice: why, and what to do instead. */
  outcome: ReactNode;
  children: ReactNode;
}

/** A dashboard form that validates its fields but sends nothing, and says so after submitting (spec section 2). */
export function SampleForm({ title, submit, outcomeTitle, outcome, children }: SampleFormProps) {
  const heading = useId();
  const [submissions, setSubmissions] = useState(0);
  return (
    <form
      className={panel.Column}
      aria-labelledby={heading}
      onSubmit={(event) => {
        event.preventDefault();
        setSubmissions((count) => count + 1);
      }}
    >
      <h2 id={heading} className={panel.Heading}>
        {title}
      </h2>
      {children}
      <div>
        <Button type="submit">{submit}</Button>
      </div>
      <div role="status">
        {submissions > 0 && (
          // A new key for each submission announces the notice again and scrolls it into view.
          <div key={submissions} ref={(shown) => shown?.scrollIntoView({ block: 'nearest' })}>
            <Notice tone="info" title={outcomeTitle}>
              {outcome}
            </Notice>
          </div>
        )}
      </div>
    </form>
  );
}
