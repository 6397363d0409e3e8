import type { ComponentProps } from 'react';

const files = import.meta.glob<string>('./{portraits,why}/*.svg', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

type DrawingProps = ComponentProps<'img'> & { file: `${'portraits' | 'why'}/${string}` };

/** A lazily loaded drawing for the lower part of a page; decorative, because the text beside it says the same. */
export function Drawing({ file, ...rest }: DrawingProps) {
  return <img src={files[`./${file}.svg`]} alt="" loading="lazy" {...rest} />;
}
