import { Button } from '@sharemore/platform/ui';
import { Notice } from '@sharemore/platform/widgets';
import { type ReactNode, useId, useState } from 'react';
import panel from './panel.module.css';

interface SampleFormProps {
  title: string;
  /** The submit button's words. */
  submit: string;
  /** What did not happen, in a few words, once the form was sent. */
  outcomeTitle: string;
  /** Why, and where to turn instead. */
  outcome: ReactNode;
  children: ReactNode;
}

/** To the browser's own checks, spaces are an answer to a field that must be filled in. */
function forbidBlank(field: HTMLInputElement | HTMLTextAreaElement) {
  const isBlank = field.value !== '' && field.value.trim() === '';
  field.setCustomValidity(isBlank ? 'Please write something here: spaces alone are no answer.' : '');
}

/** A form of the sample dashboard: it checks its fields, makes no call (spec section 2) and says so. */
export function SampleForm({ title, submit, outcomeTitle, outcome, children }: SampleFormProps) {
  const heading = useId();
  const [submissions, setSubmissions] = useState(0);
  return (
    <form
      className={panel.Column}
      aria-labelledby={heading}
      onInput={({ target }) => {
        if ('setCustomValidity' in target) forbidBlank(target as HTMLInputElement | HTMLTextAreaElement);
      }}
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
          // A new key each time, so that the same outcome is read out again and comes into view.
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
