import { useHydrated } from '@sharemore/platform/page';
import { Button } from '@sharemore/platform/ui';
import { useState } from 'react';
import styles from './tell-a-colleague.module.css';

interface TellAColleagueProps {
  /** Before the buttons. */
  lead: string;
  /** What the page is about, for the programs that the browser offers. */
  title: string;
  /** What the link adds to the page's path. Not the page's own query: that may name a form's outcome, which is private. */
  query?: string;
}

/** Ways to pass the page on. Nothing is counted, and the link says nothing about who sent it. */
export function TellAColleague({ lead, title, query = '' }: TellAColleagueProps) {
  /** The query of the link that was copied last. */
  const [copied, setCopied] = useState<string>();
  const isHydrated = useHydrated();
  const link = () => location.origin + location.pathname + (query && `?${query}`);
  function copy() {
    // The browser may not permit it.
    navigator.clipboard?.writeText(link()).then(
      () => setCopied(query),
      () => {},
    );
  }

  return (
    // No form of its own: it also stands inside one, and a browser's parser drops a form inside a form.
    <div className={styles.Tell} data-script="only" data-paper="never">
      <p>{lead}</p>
      {isHydrated && 'share' in navigator && (
        <Button
          variant="secondary"
          size="s"
          onClick={() => void navigator.share({ title, url: link() }).catch(() => {})}
        >
          Share
        </Button>
      )}
      <Button variant="secondary" size="s" disabled={!isHydrated} onClick={copy}>
        {copied === query ? 'Link copied' : 'Copy the link'}
      </Button>
    </div>
  );
}
