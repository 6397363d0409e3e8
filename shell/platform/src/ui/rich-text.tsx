import { Fragment } from 'react';

/** Inline text with `**bold**` parts, without an element around it. */
export function RichText({ text }: { text: string }) {
  return text.split(/\*\*(.+?)\*\*/g).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: plain and bold parts alternate and never move
    index % 2 === 1 ? <strong key={index}>{part}</strong> : <Fragment key={index}>{part}</Fragment>,
  );
}
