// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop the table semantics of a table displayed as blocks
import { inPounds } from '@sharemore/platform/money';
import { VisuallyHidden } from '@sharemore/platform/ui';
import { ways, whatIf } from '../content/what-if';
import type { Inputs } from './inputs';
import { waysFor } from './result';
import styles from './what-if.module.css';

const { columns } = whatIf;
const amounts = ['paidIn', 'paidOut'] as const;

/** The three ways in a table. The amounts have bars on a common scale. */
export function ResultTable({ inputs }: { inputs: Inputs }) {
  const outcomes = waysFor(inputs);
  const most = Math.max(...outcomes.flatMap((way) => amounts.map((kind) => way[kind])));
  return (
    <table role="table" className={styles.Table}>
      <caption>
        <VisuallyHidden>{whatIf.caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup" data-screen="never">
        <tr role="row">
          {Object.values(columns).map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {outcomes.map((way) => (
          <tr key={way.name} role="row" className={styles.Way}>
            <th role="rowheader" scope="row">
              {ways[way.name].title}
              <span className={styles.Note}>{ways[way.name].note(inputs.monthly, way)}</span>
            </th>
            {amounts.map((kind) => (
              <td key={kind} role="cell" className={styles.Amount} data-kind={kind}>
                {/* Real text: it is found, translated and exported. Screen readers say the column's header. */}
                <small aria-hidden="true">{columns[kind]}</small>
                <svg className={styles.Bar} aria-hidden="true">
                  <rect width={`${(way[kind] / most) * 100}%`} height="100%" rx="4" />
                </svg>
                <span>{inPounds(way[kind])}</span>
              </td>
            ))}
            <td role="cell" className={styles.Gain} data-sign={Math.sign(way.gain)}>
              {`${way.gain > 0 ? '+' : ''}${inPounds(way.gain)}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
