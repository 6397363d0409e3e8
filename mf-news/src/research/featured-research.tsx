import Download from '@lucide/icons/icons/download';
import { figures } from '@sharemore/platform/figures';
import { ButtonLink, Drawing, Icon, RiskNote, Section } from '@sharemore/platform/ui';
import { Stats } from '@sharemore/platform/widgets/stats';
import { useId } from 'react';
import { paths } from '../paths';
import { report } from '../report/report';
import styles from './featured-research.module.css';
import cover from './report-cover.svg?url&no-inline';

const statistics = [
  { value: figures.eligibleMissingOut.text, label: 'of eligible employees missing out' },
  { value: figures.missedReturn.text, label: 'average annual return missed' },
  { value: figures.missedTotal.text, label: 'total missed' },
];

export function FeaturedResearch() {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <div className={styles.Research} data-tone="deep">
        <div className={styles.Words}>
          <div>
            <h2 id={headingId}>Featured research</h2>
            <p className={styles.Lead}>
              <strong>{report.title}:</strong> what keeps people out of Sharesave, what that may be worth to
              them, and what would help.
            </p>
          </div>
          <Stats items={statistics} />
          <RiskNote>
            These are ShareMore’s own figures, not official statistics and not what ShareMore brings. Past
            performance is not a reliable guide to future results, and a plan can end without a profit.
          </RiskNote>
          <p className={styles.Actions}>
            <ButtonLink href={report.url} download={report.fileName} type="application/pdf">
              <Icon of={Download} size={20} />
              Download the report (PDF, {report.pages} pages)
            </ButtonLink>
            <ButtonLink variant="quiet" to={paths.article('who-misses-out-on-sharesave')}>
              Read the summary
            </ButtonLink>
          </p>
        </div>
        <Drawing file={cover} viewBox="0 0 210 280" className={styles.Thumbnail} />
      </div>
    </Section>
  );
}
