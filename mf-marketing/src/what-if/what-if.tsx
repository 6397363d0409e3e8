import { useSlotData } from '@sharemore/platform/slots';
import { Button, RiskNote, Section, VisuallyHidden } from '@sharemore/platform/ui';
import { TellAColleague } from '@sharemore/platform/widgets/tell-a-colleague';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { assumptions, chart, goesIn, labels, summaryOf, whatIf, worstCase } from '../content/what-if';
import { whatIfHeading } from '../content/what-if-shared';
import { BasisSwitch, NumberField, Slider } from './controls';
import { type InputName, limits, toQuery } from './inputs';
import { PayOffChart } from './pay-off-chart';
import { moodOf, waysFor } from './result';
import { ResultTable } from './result-table';
import { useWhatIf } from './use-what-if';
import styles from './what-if.module.css';

const resultId = 'what-if-result';

/**
 * The calculator: the gain or loss of three ways to save over the same three years, for each share price at the end. It
 * is a GET form, which the server answers without script; with script each change updates the result.
 */
export function WhatIf() {
  // The claim on a company's page compares what comes out of the same money; all other pages, of the same plan.
  const company = useSlotData('what-if');
  const openingBasis = company ? 'pocket' : 'plan';
  const { root, inputs, settled, text, change } = useWhatIf(openingBasis, company !== null);
  const { pathname } = useLocation();
  const formId = useId();
  const breakEvenId = useId();
  const ways = waysFor(inputs);
  const query = toQuery(inputs, new URLSearchParams(), openingBasis).toString();
  const link = `${query && `?${query}`}#${resultId}`;
  const control = (name: InputName) => ({
    ...labels[name],
    ...(name === 'monthly' && inputs.basis === 'pocket' && { label: whatIf.monthlyFromPocket }),
    ...limits[name],
    name,
    text: text(name),
    value: inputs[name],
    onChange: (changed: string) => change(name, changed),
  });

  return (
    <Section tone="soft" title={whatIfHeading.title} lead={company ? whatIf.leadAfterClaim : whatIf.lead}>
      <div ref={root} className={styles.WhatIf}>
        <div id={resultId} tabIndex={-1} className={styles.Result}>
          {company && (
            <div className={styles.Basis}>
              <BasisSwitch inputs={inputs} form={formId} onChange={(basis) => change('basis', basis)} />
              <p>{goesIn(inputs)}</p>
            </div>
          )}
          <p className={styles.Summary} data-mood={moodOf(ways)}>
            {summaryOf(inputs, ways)}
          </p>
          <div className={styles.Chart}>
            <p data-text="note">{chart.title}</p>
            <PayOffChart inputs={inputs} onPrice={(price) => change('price', String(price))} />
            <Slider {...control('price')} describedBy={breakEvenId} />
            <p className={styles.Axis} aria-hidden="true">
              {chart.prices.map((price) => (
                <span key={price}>{price}</span>
              ))}
            </p>
          </div>
          <VisuallyHidden id={breakEvenId}>{whatIf.breakEven}</VisuallyHidden>
          <VisuallyHidden role="status">{settled && summaryOf(settled, waysFor(settled))}</VisuallyHidden>
        </div>
        <form
          id={formId}
          className={styles.Controls}
          data-paper="never"
          action={`${pathname}#${resultId}`}
          onSubmit={(event) => event.preventDefault()}
        >
          <details className={styles.More}>
            <summary>{whatIf.more}</summary>
            <NumberField {...control('price')} />
            {(['monthly', 'rate'] as const).map((name) => (
              <div key={name}>
                <NumberField {...control(name)} />
                <Slider {...control(name)} />
              </div>
            ))}
            <p data-text="note">{whatIf.shareable}</p>
          </details>
          <Button type="submit" data-script="never">
            {whatIf.showResult}
          </Button>
        </form>
        <div className={styles.Figures}>
          {!company && <p>{goesIn(inputs)}</p>}
          <RiskNote>{worstCase(inputs.monthly)}</RiskNote>
          <details className={styles.More}>
            <summary>{whatIf.table}</summary>
            <ResultTable ways={ways} />
          </details>
          <TellAColleague lead={whatIf.tell} title={whatIfHeading.title} suffix={link} />
          <details>
            <summary>{whatIf.assumptions}</summary>
            <ul>
              {assumptions.map((assumption) => (
                <li key={assumption}>{assumption}</li>
              ))}
            </ul>
          </details>
        </div>
      </div>
    </Section>
  );
}
