import { Fragment } from 'react';

/** Inline text in which `**double asterisks**` make bold; the caller chooses the element around it. */
export function RichText({ text }: { text: string }) {
  return text.split(/\*\*(.+?)\*\*/g).map((part, index) =>
    // Parts alternate between plain and bold and never move, so the position is a stable key.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    index % 2 === 1 ? <strong key={index}>{part}</strong> : <Fragment key={index}>{part}</Fragment>,
  );
}
