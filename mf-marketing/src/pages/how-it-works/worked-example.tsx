import { inPounds, withPence } from '@sharemore/platform/money';
import { Section } from '@sharemore/platform/ui';
import { workedExample } from '../../content/how-it-works';
import styles from './worked-example.module.css';

const { situation, scenarios, amounts } = workedExample;

/** Three outcomes side by side in a table. */
export function WorkedExample() {
  return (
    <Section id="worked-example" title={workedExample.title} lead={workedExample.lead}>
      <table className={styles.Table}>
        <thead>
          <tr>
            <th scope="col">{situation}</th>
            {scenarios.map(({ title, sharePrice }) => (
              <th key={title} scope="col">
                <strong>{withPence(sharePrice)}</strong> {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {amounts.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {scenarios.map((scenario) => (
                <td key={scenario.title}>{inPounds(of(scenario))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.Note}>{workedExample.note}</p>
    </Section>
  );
}
