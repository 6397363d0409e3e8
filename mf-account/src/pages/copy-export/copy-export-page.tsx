import { PageHead, useHydrated, useSite } from '@sharemore/platform/page';
import { Button, Hero, Section } from '@sharemore/platform/ui';
import { Notice } from '@sharemore/platform/widgets/notice';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { CompanySheet, loadSheetReport } from '../../company-sheet/company-sheet';
import { NeedsScript } from '../../needs-script';
import { type ExportState, exportPages, exportText } from '../../text-export/site-export';
import styles from './copy-export-page.module.css';

const thisPage = { path: '/copy-export', name: 'Text export' };

export const loader = loadSheetReport;

/** For staff: downloads the website's text as a file, and tells of the company sheet. No page links to it. */
export function Component() {
  const report = useLoaderData<typeof loader>();
  const { siteUrl } = useSite();
  const [state, setState] = useState<ExportState | null>(null);
  const hydrated = useHydrated();
  const running = state?.status === 'running';
  // Not disabled while it runs: the button would lose the focus.
  const button = (pages: typeof exportPages) => ({
    disabled: !hydrated,
    'aria-disabled': running,
    onClick: () => running || exportText(pages, siteUrl, setState),
  });
  return (
    <>
      <PageHead title="Text export" noIndex />
      <Hero
        title="Text export"
        lead="Take the words of the website away as a plain text file, to check or to edit them."
        size="compact"
      />
      <Section aria-label="Downloads" className={styles.Downloads}>
        <div className={styles.Tool}>
          <NeedsScript title="The export needs JavaScript" />
          <div className={styles.Buttons}>
            <Button {...button(exportPages)}>Download all site text</Button>
            <Button variant="secondary" {...button([thisPage])}>
              Download this page's text
            </Button>
          </div>
          {state && <ExportStatus state={state} />}
          <div>
            <h2 className={styles.Heading}>What’s in the file</h2>
            <ul className={styles.Pages}>
              {exportPages.map(({ path, name }) => (
                <li key={path}>{name}</li>
              ))}
            </ul>
            <p>
              Each page comes with its title, its address and its visible text in reading order, closed
              answers included. A page that can’t be read is noted in the file, and the rest goes on.
            </p>
          </div>
        </div>
      </Section>
      <CompanySheet report={report} />
    </>
  );
}

/** The progress of an export, or its outcome. */
function ExportStatus({ state }: { state: ExportState }) {
  if (state.status === 'running') {
    const { done, pages } = state;
    return <p role="status">{`Reading page ${done + 1} of ${pages.length}: ${pages[done]?.name}`}</p>;
  }
  const { failed, fileName } = state;
  if (failed.length === 0)
    return <Notice tone="success">{`Everything was read. Your file is ${fileName}.`}</Notice>;
  return (
    <Notice tone="warning" live>
      {`These couldn’t be read, and the file ${fileName} says why: ${failed.join(', ')}.`}
    </Notice>
  );
}
