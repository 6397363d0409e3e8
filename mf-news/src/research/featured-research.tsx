import { ButtonLink, RiskNote, Section, Stat, StatGrid, TextLink } from '@sharemore/platform/ui';
import { Download } from 'lucide-react';
import { figures } from '../figures';
import { paths } from '../paths';
import { report } from '../report/report';
import styles from './featured-research.module.css';
import { ReportThumbnail } from './report-thumbnail';

const { missingOut, missedReturn, missedTotal } = figures;

/** The research report: its three figures, what they are, and the report itself. */
export function FeaturedResearch() {
  return (
    <Section
      tone="deep"
      eyebrow="Featured research"
      title={report.title}
      lead="What keeps people out of Sharesave, what that may be worth to them, and what would help."
    >
      <div className={styles.Research}>
        <div className={styles.Words}>
          <StatGrid>
            {[missingOut, missedReturn, missedTotal].map(({ text, says }) => (
              <Stat key={text} value={text} label={says} />
            ))}
          </StatGrid>
          <RiskNote>
            These are ShareMore’s own figures, not official statistics. Past performance guarantees nothing,
            and a plan can end without a profit.
          </RiskNote>
          <p className={styles.Actions}>
            <ButtonLink href={report.url} download={report.fileName} type="application/pdf">
              <Download size={20} aria-hidden="true" />
              Download the report (PDF, {report.pages} pages)
            </ButtonLink>
            <TextLink to={paths.article('who-misses-out-on-sharesave')}>Read the summary</TextLink>
          </p>
        </div>
        <ReportThumbnail />
      </div>
    </Section>
  );
}
