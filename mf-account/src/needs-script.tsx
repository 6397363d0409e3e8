import { Notice } from '@sharemore/platform/widgets';

interface NeedsScriptProps {
  title: string;
  /** What the visitor can do without. */
  children?: string;
}

/** Says that something here needs JavaScript, where none runs. */
export function NeedsScript({ title, children }: NeedsScriptProps) {
  return (
    <div data-script="never">
      <Notice tone="warning" title={title}>
        Please turn JavaScript on in your browser, or load this page again. {children}
      </Notice>
    </div>
  );
}
