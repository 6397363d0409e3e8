import { Notice } from '@sharemore/platform/widgets/notice';

/** Tells visitors without JavaScript that this part of the page needs it. `children` say what works without. */
export function NeedsScript({ title, children = '' }: { title: string; children?: string }) {
  return (
    <div data-script="never">
      <Notice tone="warning" title={title}>
        <p>{`Please turn JavaScript on in your browser, or load this page again. ${children}`}</p>
      </Notice>
    </div>
  );
}
