import { figures } from '../figures';
import styles from './featured-research.module.css';

const ROWS = 5;

/** The report's front page, small: a hundred dots, as many in the accent as people miss out. */
export function ReportThumbnail() {
  return (
    <svg viewBox="0 0 210 280" className={styles.Thumbnail} aria-hidden="true" focusable="false">
      <rect className={styles.Paper} x="1" y="1" width="208" height="278" rx="12" />
      {Array.from({ length: 100 }, (_, index) => {
        const column = Math.floor(index / ROWS);
        const row = index % ROWS;
        return (
          <circle
            key={`${column}-${row}`}
            className={index < figures.missingOut.value * 100 ? styles.Missing : styles.Present}
            cx={25 + column * 8.4}
            cy={48 + row * 9}
            r="3.2"
          />
        );
      })}
      <rect className={styles.Ink} x="22" y="124" width="86" height="14" rx="4" />
      <rect className={styles.Ink} x="22" y="146" width="124" height="14" rx="4" />
      <rect className={styles.Faint} x="22" y="176" width="150" height="6" rx="3" />
      <rect className={styles.Faint} x="22" y="188" width="110" height="6" rx="3" />
      <rect className={styles.Missing} x="22" y="220" width="166" height="3" rx="1.5" />
      <rect className={styles.Missing} x="22" y="234" width="38" height="14" rx="4" />
      <rect className={styles.Missing} x="84" y="234" width="46" height="14" rx="4" />
      <rect className={styles.Missing} x="146" y="234" width="38" height="14" rx="4" />
    </svg>
  );
}
