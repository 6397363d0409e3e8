import { useHydrated } from '@sharemore/platform/page';
import { Notice } from '@sharemore/platform/widgets';

/**
 * Says that something here needs JavaScript, to those browsers that run none. Where a browser does not tell its
 * style sheets whether it runs scripts, the words show until the page has started.
 */
export function NeedsScript({ title, children }: { title: string; children: string }) {
  if (useHydrated()) return null;
  return (
    <div data-script="never">
      <Notice tone="warning" title={title}>
        {children}
      </Notice>
    </div>
  );
}
