import styles from './sum-table.module.css';

interface SumRow {
  label: string;
  /** One formatted amount for each column. */
  amounts: string[];
  isTotal?: boolean;
}

interface SumTableProps {
  caption: string;
  /** Headings of the amount columns; omit them for a single column. */
  columns?: string[];
  rows: SumRow[];
}

/** A calculation shown row by row. */
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
