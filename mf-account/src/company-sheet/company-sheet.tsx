import type { ServerContext, SheetPayload } from '@sharemore/platform/contract';
import { grouped } from '@sharemore/platform/money';
import { Section } from '@sharemore/platform/ui';
import { Notice } from '@sharemore/platform/widgets/notice';
import { data, redirectDocument } from 'react-router-dom';
import styles from './company-sheet.module.css';

/** More would make the page long, and staff mend the first ones first. */
const MOST_LISTED = 100;

/**
 * Loads what staff see of the company sheet, which changes with each read of it. Only the server knows it, so the browser
 * loads the page from there.
 */
export function loadSheetReport({ context }: { context?: ServerContext }) {
  if (import.meta.env.SSR && context)
    return data(reportOf(context.sheet()), { headers: { 'Cache-Control': 'no-cache' } });
  throw redirectDocument('/copy-export');
}

/** What staff see of the sheet: nothing that the site does not publish. */
export function reportOf({ source, companies = 0, problems = [], status = {} }: SheetPayload) {
  const isSample = source === 'sample';
  const readAt = inWords(status.readAt);
  const leftOut = problems.filter(({ name }) => name === undefined).length;
  return {
    facts: {
      'Last read': isSample ? 'No sheet is connected' : (readAt ?? 'Never'),
      'Read next': isSample ? 'The site shows its sample companies' : (inWords(status.nextReadAt) ?? 'Soon'),
      'Rows that became companies': grouped(companies),
      'Rows left out': grouped(leftOut),
      'Cells not understood': grouped(problems.length - leftOut),
    },
    readAt,
    triedAt: inWords(status.triedAt),
    trouble: status.trouble,
    problems: problems.slice(0, MOST_LISTED),
    allProblems: problems.length,
  };
}

/** Written on the server only: browsers may write it otherwise. */
function inWords(time: number | undefined): string | undefined {
  if (time === undefined) return undefined;
  return new Date(time).toLocaleString('en-GB', {
    timeZone: 'Europe/London',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}

/** For the staff who keep the company sheet: how it was read, and what of it the site could not use. */
export function CompanySheet({ report }: { report: ReturnType<typeof reportOf> }) {
  const { facts, readAt, triedAt, trouble, problems, allProblems } = report;
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
