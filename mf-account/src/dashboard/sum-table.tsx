import styles from './sum-table.module.css';

interface SumRow {
  label: string;
  /** One amount for each column, as it is written. */
  amounts: string[];
  /** A line to be found first: what the lines above it come to. */
  isTotal?: boolean;
}

interface SumTableProps {
  caption: string;
  /** Names of the columns of amounts; one column needs none. */
  columns?: string[];
  rows: SumRow[];
}

/** A sum worked out line by line. */
export function SumTable({ caption, columns, rows }: SumTableProps) {
  return (
    <table className={styles.Sum}>
      <caption className={styles.Caption}>{caption}</caption>
      {columns && (
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ label, amounts, isTotal = false }) => (
          <tr key={label} data-total={isTotal}>
            <th scope="row">{label}</th>
            {amounts.map((amount, index) => (
              <td key={columns?.[index] ?? label}>{amount}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
