import { type FormEvent, useState } from 'react';
import { Button } from '../ui';
import { useHydrated } from '../use-hydrated';
import styles from './tell-a-colleague.module.css';

interface TellAColleagueProps {
  /** Before the buttons. */
  lead: string;
  /** What the page is about, for the programs that the browser offers. */
  title: string;
  /** Whether the link has what the visitor put into the page's address. */
  withQuery?: boolean;
}

/** Ways to pass the page on. Nothing is counted, and the link says nothing about who sent it. */
export function TellAColleague({ lead, title, withQuery = false }: TellAColleagueProps) {
  const [copied, setCopied] = useState(false);
  const link = () => location.origin + location.pathname + (withQuery ? location.search : '');
  function copy(event: FormEvent) {
    event.preventDefault();
    void navigator.clipboard?.writeText(link()).then(() => setCopied(true));
  }

  return (
    // A press before hydration is sent again after it.
    <form method="dialog" className={styles.Tell} data-script="only" data-paper="never" onSubmit={copy}>
      <p>{lead}</p>
      {useHydrated() && 'share' in navigator && (
        <Button
          variant="secondary"
          size="s"
          onClick={() => void navigator.share({ title, url: link() }).catch(() => {})}
        >
          Share
        </Button>
      )}
      <Button type="submit" variant="secondary" size="s">
        {copied ? 'Link copied' : 'Copy the link'}
      </Button>
    </form>
  );
}
