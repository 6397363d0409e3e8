import { Notice } from '@sharemore/platform/widgets/notice';

interface NeedsScriptProps {
  title: string;
  /** What still works without JavaScript. */
  children?: string;
}

/** Tells visitors without JavaScript that this part of the page needs it. */
export function NeedsScript({ title, children }: NeedsScriptProps) {
  return (
    <div data-script="never">
      <Notice tone="warning" title={title}>
        <p>{`Please turn JavaScript on in your browser, or load this page again. ${children ?? ''}`}</p>
      </Notice>
    </div>
  );
}
