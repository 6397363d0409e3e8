import type { CompanyOrigin } from '@sharemore/platform/companies';
import { ButtonLink } from '@sharemore/platform/ui';
import { Notice } from '@sharemore/platform/widgets/notice';
import { forgetCompanies } from './companies/browser-companies';

/** Warns that the companies and figures are samples; renders nothing when they come from the live sheet. */
export function SampleNotice({ origin }: { origin: CompanyOrigin }) {
  if (origin === 'sheet') return null;
  if (origin === 'built-in') {
    return (
      <Notice tone="warning" title="We couldn’t load the full company list">
        <p>These are invented companies with made-up figures. The full list should be back shortly.</p>
        {/* The empty address is that of the page, whatever its filters. */}
        <ButtonLink href="" onClick={forgetCompanies} variant="secondary" size="s">
          Try again
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <Notice tone="info" title="These are sample figures">
      The companies are invented.
    </Notice>
  );
}
