import { RichText } from '@sharemore/platform/ui';

/** Paragraphs of a text that parts them with an empty line and marks bold with `**`. */
export function Paragraphs({ text }: { text: string | readonly string[] }) {
  const paragraphs = typeof text === 'string' ? text.split('\n\n') : text;
  return paragraphs.map((paragraph) => (
    <p key={paragraph}>
      <RichText text={paragraph} />
    </p>
  ));
}
