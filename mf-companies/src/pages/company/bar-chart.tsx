// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop the table roles of elements displayed as blocks
import { inPounds } from '@sharemore/platform/money';
import { VisuallyHidden } from '@sharemore/platform/ui';
import type { ChartData } from '../../companies/company-view';
import { gainOrLoss, loan, paidIn } from '../../companies/outcome';
import styles from './bar-chart.module.css';

const rows = [
  { key: 'withShareMore', label: 'With ShareMore' },
  { key: 'withShareSave', label: 'With Sharesave' },
  { key: 'savingsAccount', label: 'In a savings account' },
] as const;

const goesInAsFees = `${inPounds(paidIn)} in fees, ${inPounds(loan)} lent`;

/** Bars that are wider, in per cent of the chart, hold their label (spec section 2). */
const LABEL_INSIDE = 15;

/** The outcome of each way of saving as a bar chart, marked up as a table for screen readers. */
export function BarChart({ data, caption }: { data: ChartData; caption: string }) {
  const largest = Math.max(...rows.map(({ key }) => data[key]));
  return (
    <table role="table" className={styles.Chart}>
      <caption className={styles.Caption} data-text="note">
        {caption}
      </caption>
      <tbody role="rowgroup">
        {rows.map(({ key, label }) => {
          const width = Math.round((Math.max(0, data[key]) / largest) * 100);
          const isInside = width > LABEL_INSIDE;
          return (
            <tr key={key} role="row" className={styles.Row} data-outcome={key}>
              <th scope="row" role="rowheader" className={styles.Name}>
                <span>{`${label} `}</span>
                <span className={styles.GoesIn} data-text="note">
                  {key === 'withShareMore' ? goesInAsFees : `${inPounds(paidIn)} saved`}
                </span>
              </th>
              <td role="cell" className={styles.Track} data-label={isInside && 'inside'}>
                {/* The widths are attributes, because the Content-Security-Policy forbids style attributes. */}
                <svg className={styles.Bar} width={`${width}%`} height="100%" aria-hidden="true">
                  <rect className={styles.Fill} width="100%" height="100%" rx="8" />
                </svg>
                <span className={styles.Amount}>
                  <VisuallyHidden>Came out: </VisuallyHidden>
                  <span>{inPounds(data[key])}</span>
                </span>
                {isInside && <svg className={styles.Rest} width={`${100 - width}%`} aria-hidden="true" />}
              </td>
              <td role="cell" className={styles.Gain}>
                {gainOrLoss(data[key] - paidIn)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
