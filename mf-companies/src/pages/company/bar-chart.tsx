// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop the table roles of elements displayed as blocks
import { inPounds } from '@sharemore/platform/money';
import { VisuallyHidden } from '@sharemore/platform/ui';
import type { ChartData } from '../../companies/company-view';
import { gainOrLoss, loan, paidIn } from '../../companies/outcome';
import styles from './bar-chart.module.css';
import { barsOf } from './bars';

/**
 * The outcome of each way of saving as a bar chart, marked up as a table for screen readers. A line across the bars
 * marks the amount paid in.
 */
export function BarChart({ data, caption }: { data: ChartData; caption: string }) {
  const { bars, line } = barsOf(data, paidIn);
  return (
    <table role="table" className={styles.Chart}>
      <caption className={styles.Caption} data-text="note">
        {caption} <span className={styles.Key}>The line marks the {inPounds(paidIn)} paid in.</span>
      </caption>
      <tbody role="rowgroup">
        {bars.map(({ key, label, amount, gain, width, labelEnd }) => (
          <tr key={key} role="row" className={styles.Row} data-outcome={key}>
            <th scope="row" role="rowheader" className={styles.Name}>
              {label}{' '}
              <span className={styles.GoesIn} data-text="note">
                {inPounds(paidIn)} {key === 'withShareMore' ? `in fees, ${inPounds(loan)} lent` : 'saved'}
              </span>
            </th>
            <td role="cell" className={styles.Track} data-label={labelEnd && 'inside'}>
              {/* The widths are attributes, because the Content-Security-Policy forbids style attributes. */}
              <svg className={styles.Bar} width={`${width}%`} height="100%" aria-hidden="true">
                <rect className={styles.Fill} width="100%" height="100%" rx="8" />
              </svg>
              <svg className={styles.PaidIn} width="100%" height="100%" aria-hidden="true">
                <line className={styles.Ground} x1={`${line}%`} x2={`${line}%`} y1="0" y2="100%" />
                <line x1={`${line}%`} x2={`${line}%`} y1="0" y2="100%" />
              </svg>
              <span className={styles.Amount}>
                <VisuallyHidden>Came out: </VisuallyHidden>
                {inPounds(amount)}
              </span>
              {labelEnd && <svg className={styles.Rest} width={`${100 - labelEnd}%`} aria-hidden="true" />}
            </td>
            <td role="cell" className={styles.Gain}>
              {gainOrLoss(gain)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
