import { inPounds } from '@sharemore/platform/money';
import { VisuallyHidden } from '@sharemore/platform/ui';
import { bonusOf, whatIf, ways as words } from '../content/what-if';
import { withSign } from '../content/what-if-shared';
import type { Way } from './result';
import styles from './result-table.module.css';

/** What each way takes and gives at the chosen share price. */
export function ResultTable({ ways }: { ways: Way[] }) {
  return (
    <table className={styles.Table}>
      <caption>
        <VisuallyHidden>{whatIf.caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {Object.values(whatIf.columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ways.map(({ name, paidIn, paidOut, gain, bonus }) => (
          <tr key={name}>
            <th scope="row">
              <span>{words[name]}</span>
              {bonus ? <span data-text="note">{` with ${bonusOf(bonus)}`}</span> : null}
            </th>
            <td>{inPounds(paidIn)}</td>
            <td>{inPounds(paidOut)}</td>
            <td className={styles.Gain} data-sign={Math.sign(gain)}>
              {withSign(gain)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
