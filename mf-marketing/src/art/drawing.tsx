const files = import.meta.glob<string>('./*/*.svg', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

export interface DrawingProps {
  /** Its folder and name. */
  file: `${'portraits' | 'why'}/${string}`;
  width: number;
  height: number;
  className?: string;
}

/** A drawing far down a page, a file that comes when it is near: decoration, for the words stand beside it. */
export function Drawing({ file, ...rest }: DrawingProps) {
  return <img src={files[`./${file}.svg`]} alt="" loading="lazy" {...rest} />;
}
