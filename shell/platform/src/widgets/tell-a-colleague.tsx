import { useHydrated } from '@sharemore/platform/page';
import { Button } from '@sharemore/platform/ui';
import { useState } from 'react';
import styles from './tell-a-colleague.module.css';

interface TellAColleagueProps {
  /** Before the buttons. */
  lead: string;
  /** What the page is about, for the programs that the browser offers. */
  title: string;
  /** What follows the page's path in the link. Not the page's own query: that may name a form's outcome, which is private. */
  suffix?: string;
}

/** Ways to pass the page on. Nothing is counted, and the link says nothing about who sent it. */
export function TellAColleague({ lead, title, suffix = '' }: TellAColleagueProps) {
  const [copied, setCopied] = useState({ suffix, words: '' });
  const isHydrated = useHydrated();
  const link = () => location.origin + location.pathname + suffix;
  async function copy() {
    // A browser that does not permit it, as without a secure connection, leaves the copying to the visitor.
    const words = await navigator.clipboard?.writeText(link()).then(
      () => 'Link copied',
      () => undefined,
    );
    setCopied({ suffix, words: words ?? link() });
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
        Copy the link
      </Button>
      <p aria-live="polite">{copied.suffix === suffix && copied.words}</p>
    </div>
  );
}
