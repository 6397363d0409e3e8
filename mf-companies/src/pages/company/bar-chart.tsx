// biome-ignore-all lint/a11y/noRedundantRoles: a table that is displayed as blocks is no table to some browsers
import { inPounds } from '@sharemore/platform/money';
import type { ChartData } from '../../companies/company-view';
import styles from './bar-chart.module.css';
import { barsOf } from './bars';

export interface BarChartProps {
  data: ChartData;
  caption: string;
}

/** Three outcomes side by side: a table whose amounts are drawn as bars, so it is also read as a table. */
export function BarChart({ data, caption }: BarChartProps) {
  return (
    <table role="table" className={styles.Chart}>
      <caption className={styles.Caption}>{caption}</caption>
      <tbody role="rowgroup">
        {barsOf(data).map(({ key, label, amount, width, isLabelInside }) => (
          <tr key={key} role="row" className={styles.Row} data-outcome={key}>
            <th scope="row" role="rowheader" className={styles.Name}>
              {label}
            </th>
            <td role="cell" className={styles.Track}>
              {/* The width is an attribute: the site's policy lets no style attribute through. */}
              <svg className={styles.Bar} width={`${width}%`} height="100%" aria-hidden="true">
                <rect className={styles.Fill} width="100%" height="100%" rx="8" />
              </svg>
              <span className={styles.Amount} data-inside={isLabelInside ? '' : undefined}>
                {inPounds(amount)}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
