import { grouped } from '@sharemore/platform/money';
import { Section } from '@sharemore/platform/ui';
import { Notice } from '@sharemore/platform/widgets/notice';
import styles from './company-sheet.module.css';
import { type FaultyRow, MOST_LISTED, type SheetReport } from './sheet-report';

/** For the staff who keep the company sheet: how it was read, and what of it the site could not use. */
export function CompanySheet({ report }: { report: SheetReport }) {
  const { isSample, companies, readAt, triedAt, nextReadAt, trouble, leftOut, cells } = report;
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
          <Fact term="Last read" text={isSample ? 'No sheet is connected' : (readAt ?? 'Never')} />
          <Fact
            term="Read next"
            text={isSample ? 'The site shows its sample companies' : (nextReadAt ?? 'Soon')}
          />
          <Fact term="Rows that became companies" text={grouped(companies)} />
          <Fact term="Rows left out" text={grouped(leftOut.count)} />
          <Fact term="Cells not understood" text={grouped(cells.count)} />
        </dl>
        {leftOut.count + cells.count === 0 && companies > 0 && (
          <p>Every row with a text became a company, and every cell was understood.</p>
        )}
        <Problems
          title="Rows left out"
          hint="Give each a name in its own words, or empty the row."
          problems={leftOut}
        />
        <Problems
          title="Cells not understood"
          hint="The companies are shown without them. A cell with no value yet may be empty, or have a dash."
          problems={cells}
        />
      </div>
    </Section>
  );
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div className={styles.Fact}>
      <dt data-text="note">{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}

interface ProblemsProps {
  title: string;
  hint: string;
  problems: { count: number; listed: FaultyRow[] };
}

function Problems({ title, hint, problems: { count, listed } }: ProblemsProps) {
  if (count === 0) return null;
  return (
    <div className={styles.Problems}>
      <h3>{title}</h3>
      <p className={styles.Hint}>{hint}</p>
      <ol className={styles.List}>
        {listed.map(({ row, name, cells }) => (
          <li key={row} className={styles.Problem}>
            <p>
              <span className={styles.Row}>{`Row ${row}`}</span> {name && <strong>{name}</strong>}
            </p>
            <ul className={styles.Cells}>
              {cells.map(({ column, fault }) => (
                <li key={column}>
                  <strong>{column}</strong> <span>{fault}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {count > MOST_LISTED && <p>{`And ${grouped(count - MOST_LISTED)} more, further down.`}</p>}
    </div>
  );
}
