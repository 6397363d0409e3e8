import { useSlotData } from '@sharemore/platform/slots';
import { Button, RiskNote, Section, VisuallyHidden } from '@sharemore/platform/ui';
import { useLocation } from 'react-router-dom';
import { assumptions, companyYears, labels, summaryOf, whatIf, worstCase } from '../content/what-if';
import { whatIfHeading } from '../content/what-if-shared';
import { Control } from './control';
import { type InputName, limits } from './inputs';
import { waysFor } from './result';
import { ResultTable } from './result-table';
import { useWhatIf } from './use-what-if';
import styles from './what-if.module.css';

const resultId = 'what-if-result';

/**
 * The calculator: three ways to save over the same three years, side by side. It is a GET form, which the server
 * answers without script; with script each change updates the result.
 */
export function WhatIf() {
  const { form, inputs, settled, text, change } = useWhatIf();
  const { pathname } = useLocation();
  const control = (name: InputName) => ({
    ...labels[name],
    ...limits[name],
    name,
    text: text(name),
    value: inputs[name],
    onChange: (changed: string) => change(name, changed),
  });

  return (
    <Section tone="soft" title={whatIfHeading.title} lead={whatIf.lead}>
      <div className={styles.WhatIf}>
        <form
          ref={form}
          className={styles.Controls}
          data-paper="never"
          action={`${pathname}#${resultId}`}
          onSubmit={(event) => event.preventDefault()}
        >
          <Control {...control('monthly')} />
          <Control {...control('price')} mark={whatIf.breakEven} />
          <CompanyYears onTry={(price) => change('price', price)} />
          <Control {...control('rate')} />
          <Button type="submit" data-script="never">
            {whatIf.showResult}
          </Button>
          <p data-text="note">{whatIf.shareable}</p>
        </form>
        <div id={resultId} tabIndex={-1} className={styles.Result}>
          <p className={styles.Summary}>{summaryOf(inputs, waysFor(inputs))}</p>
          <ResultTable inputs={inputs} />
          <RiskNote>{worstCase(inputs.monthly)}</RiskNote>
          <VisuallyHidden role="status">{settled && summaryOf(settled, waysFor(settled))}</VisuallyHidden>
        </div>
      </div>
      <details className={styles.Assumptions}>
        <summary>{whatIf.assumptions}</summary>
        <ul>
          {assumptions.map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
        </ul>
      </details>
    </Section>
  );
}

/** On a company's page: a link that fills in the change of its share price over the last three years. */
function CompanyYears({ onTry }: { onTry: (price: string) => void }) {
  const years = useSlotData('what-if');
  if (!years?.priceChange) return null;
  const { company, priceChange } = years;
  const { min, max } = limits.price;
  const price = Math.round(priceChange * 10) / 10;
  return (
    <p data-text="note">
      {price < min || price > max ? (
        <span>{companyYears.beyond(company, price)}</span>
      ) : (
        <a
          href={`?price=${price}#${resultId}`}
          onClick={(event) => {
            event.preventDefault();
            onTry(String(price));
          }}
        >
          {companyYears.link(company, price)}
        </a>
      )}
      <span>{`. ${companyYears.caveat}`}</span>
    </p>
  );
}
