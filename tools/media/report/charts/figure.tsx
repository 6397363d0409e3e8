import type { ReactNode } from 'react';

interface FigureProps {
  title: string;
  /** The chart's text alternative. */
  description: string;
  /** True for charts drawn from invented prices. */
  illustration?: boolean;
  width: number;
  height: number;
  note: ReactNode;
  children: ReactNode;
}

/** A chart with its title, text alternative and source. */
export function Figure({
  title,
  description,
  illustration = false,
  width,
  height,
  note,
  children,
}: FigureProps) {
  return (
    <figure>
      <h3>
        {title}
        {illustration && <span className="Mark">Illustration</span>}
      </h3>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={description}>
        {children}
      </svg>
      <figcaption>{note}</figcaption>
    </figure>
  );
}
