import type { CompanyOrigin } from '@sharemore/platform/companies';
import { Button } from '@sharemore/platform/ui';
import { Notice } from '@sharemore/platform/widgets/notice';
import { useRevalidator } from 'react-router-dom';
import { forgetCompanies } from './companies/browser-companies';

/** Warns that the companies and figures are samples; renders nothing when they come from the live sheet. */
export function SampleNotice({ origin }: { origin: CompanyOrigin }) {
  if (origin === 'sheet') return null;
  if (origin === 'built-in') return <BuiltInNotice />;
  return (
    <Notice tone="info">
      <strong>These are sample figures.</strong> Companies here are invented, and so is every figure about
      them.
    </Notice>
  );
}

function BuiltInNotice() {
  const { revalidate, state } = useRevalidator();
  const tryAgain = () => {
    forgetCompanies();
    void revalidate();
  };
  return (
    <Notice tone="warning" title="We could not load the full company list">
      <p>These are invented companies with made-up figures. The full list should be back shortly.</p>
      <form method="dialog" data-script="only" onSubmit={tryAgain}>
        <Button type="submit" variant="secondary" size="s" busy={state === 'loading'}>
          Try again
        </Button>
      </form>
    </Notice>
  );
}
