import { RichText } from '@sharemore/platform/ui';

/** Paragraphs and, as arrays, lists; `**` marks bold. In a single string an empty line separates paragraphs. */
export function RunningText({ of: text }: { of: string | readonly (string | readonly string[])[] }) {
  const blocks = typeof text === 'string' ? text.split('\n\n') : text;
  return blocks.map((block) =>
    typeof block === 'string' ? (
      <p key={block}>
        <RichText text={block} />
      </p>
    ) : (
      <ul key={block.join()}>
        {block.map((point) => (
          <li key={point}>
            <RichText text={point} />
          </li>
        ))}
      </ul>
    ),
  );
}
