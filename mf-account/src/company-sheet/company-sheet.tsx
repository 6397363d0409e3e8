import { grouped } from '@sharemore/platform/money';
import { Section } from '@sharemore/platform/ui';
import { Notice } from '@sharemore/platform/widgets/notice';
import styles from './company-sheet.module.css';
import { MOST_LISTED, type SheetReport } from './sheet-report';

/** For the staff who keep the company sheet: how it was read, and what of it the site could not use. */
export function CompanySheet({ report }: { report: SheetReport }) {
  const { isSample, companies, readAt, triedAt, nextReadAt, trouble } = report;
  const { rowsLeftOut, problems, allProblems } = report;
  const facts = {
    'Last read': isSample ? 'No sheet is connected' : (readAt ?? 'Never'),
    'Read next': isSample ? 'The site shows its sample companies' : (nextReadAt ?? 'Soon'),
    'Rows that became companies': grouped(companies),
    'Rows left out': grouped(rowsLeftOut),
    'Cells not understood': grouped(allProblems - rowsLeftOut),
  };
  return (
    <Section
      tone="soft"
      title="The company sheet"
      lead="How the site last read the sheet of companies, and what to mend in it. Load this page again after a change: the site reads the sheet once a minute."
    >
      <div className={styles.Report}>
        {trouble && (
          <Notice tone="warning" title={`The read of ${triedAt} gave no new companies`}>
            <p>{trouble}</p>
            <p>
              {readAt
                ? `The site goes on showing the rows of ${readAt}.`
                : 'Until then the site shows samples.'}
            </p>
          </Notice>
        )}
        <dl className={styles.Facts}>
          {Object.entries(facts).map(([term, text]) => (
            <div key={term} className={styles.Fact}>
              <dt data-text="note">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {allProblems > 0 && (
          <div className={styles.Problems}>
            <h3>What to mend</h3>
            <p className={styles.Hint}>
              A row without a name of its own is left out. Any other company is shown without that cell. A
              cell with no value yet may be empty, or have a dash.
            </p>
            <ol className={styles.List}>
              {problems.map(({ row, name, column, fault }) => (
                <li key={`${row} ${column}`} className={styles.Problem}>
                  <p>
                    <span className={styles.Row}>{`Row ${row}`}</span> <strong>{name ?? 'left out'}</strong>
                  </p>
                  <p>{`${column} ${fault}`}</p>
                </li>
              ))}
            </ol>
            {allProblems > MOST_LISTED && (
              <p>{`And ${grouped(allProblems - MOST_LISTED)} more, further down.`}</p>
            )}
          </div>
        )}
      </div>
    </Section>
  );
}
