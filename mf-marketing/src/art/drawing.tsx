import type { ComponentProps } from 'react';

const files = import.meta.glob<string>('./*/*.svg', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

type DrawingProps = ComponentProps<'img'> & {
  /** Its folder and name. */
  file: `${'portraits' | 'why'}/${string}`;
};

/** A drawing far down a page, a file that comes when it is near: decoration, for the words stand beside it. */
export function Drawing({ file, ...rest }: DrawingProps) {
  return <img src={files[`./${file}.svg`]} alt="" loading="lazy" {...rest} />;
}
