import { inPounds, withPence } from '@sharemore/platform/money';
import { Section } from '@sharemore/platform/ui';
import { workedExample } from '../../content/how-it-works';
import styles from './worked-example.module.css';

const { columns, rows } = workedExample;

/** Three outcomes in a table; on small screens each row becomes a card. */
export function WorkedExample() {
  return (
    <Section id="worked-example" title={workedExample.title} lead={workedExample.lead}>
      <table className={styles.Table}>
        <thead>
          <tr>
            <th scope="col">{columns.situation}</th>
            <th scope="col">{columns.sharesValue}</th>
            <th scope="col">{columns.profit}</th>
            <th scope="col">{columns.yourHalf}</th>
            <th scope="col">{columns.afterFees}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.situation}>
              <th scope="row">
                <strong>{withPence(row.sharePrice)}</strong> {row.situation}
              </th>
              <td data-label={columns.sharesValue}>{inPounds(row.sharesValue)}</td>
              <td data-label={columns.profit}>{inPounds(row.profit)}</td>
              <td data-label={columns.yourHalf}>{inPounds(row.shareMore.paidOut)}</td>
              <td data-label={columns.afterFees}>
                <strong>{inPounds(row.shareMore.gain)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.Note}>{workedExample.note}</p>
    </Section>
  );
}
