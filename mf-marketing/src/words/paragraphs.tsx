import { RichText } from '@sharemore/platform/ui';

/** Renders paragraphs, given as a list or separated by empty lines; `**` marks bold. */
export function Paragraphs({ text }: { text: string | readonly string[] }) {
  const paragraphs = typeof text === 'string' ? text.split('\n\n') : text;
  return paragraphs.map((paragraph) => (
    <p key={paragraph}>
      <RichText text={paragraph} />
    </p>
  ));
}
