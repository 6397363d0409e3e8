import styles from './plan-months.module.css';

const MONTHS_A_ROW = 12;
const CELL = 10;
const PITCH = 13;

/** A grid of the plan's months, one row for each year: paid months are filled, the others outlined. */
export function PlanMonths({ paid, months }: { paid: number; months: number }) {
  const rows = Math.ceil(months / MONTHS_A_ROW);
  const size = { width: MONTHS_A_ROW * PITCH - (PITCH - CELL), height: rows * PITCH - (PITCH - CELL) };
  return (
    <svg
      className={styles.Months}
      viewBox={`-1 -1 ${size.width + 2} ${size.height + 2}`}
      role="img"
      aria-label={`${paid} of ${months} monthly payments made`}
    >
      {Array.from({ length: months }, (_, month) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells never change their order
          key={month}
          className={styles.Month}
          data-paid={month < paid}
          x={(month % MONTHS_A_ROW) * PITCH}
          y={Math.floor(month / MONTHS_A_ROW) * PITCH}
          width={CELL}
          height={CELL}
          rx={2.5}
        />
      ))}
    </svg>
  );
}
