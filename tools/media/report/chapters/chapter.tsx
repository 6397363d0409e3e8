import type { ReactNode } from 'react';

/** One page of the report. */
export function Chapter({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <section className="Chapter">
      <h2>{title}</h2>
      <p className="Lead">{lead}</p>
      {children}
    </section>
  );
}
