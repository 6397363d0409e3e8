const ROWS = 5;
const PITCH = 20;

/** A hundred dots, the first `filled` of them in the accent. */
export function DotMatrix({ filled }: { filled: number }) {
  return Array.from({ length: 100 }, (_, index) => {
    const column = Math.floor(index / ROWS);
    const row = index % ROWS;
    return (
      <circle
        key={`${column}-${row}`}
        className={index < filled ? 'Accent' : 'Pale'}
        cx={column * PITCH + 12}
        cy={row * PITCH + 12}
        r={7.5}
      />
    );
  });
}

export const dotMatrixSize = { width: (100 / ROWS) * PITCH + 4, height: ROWS * PITCH + 4 };
