import type { ReactNode } from 'react';

export interface FigureProps {
  title: string;
  /** What the chart shows, for readers who do not see it. */
  description: string;
  /** True for charts drawn from invented prices. */
  illustration?: boolean;
  width: number;
  height: number;
  note: ReactNode;
  children: ReactNode;
}

/** A chart with its title, its description and where its numbers come from. */
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
