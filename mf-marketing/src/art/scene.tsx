import { Drawing } from '@sharemore/platform/ui';
import type { ComponentProps } from 'react';

const files = import.meta.glob<string>('./scenes/*.svg', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

export type SceneName =
  | 'apply'
  | 'doors'
  | 'halves'
  | 'invitation'
  | 'leaves'
  | 'month'
  | 'payments'
  | 'question'
  | 'signpost'
  | 'way'
  | 'workplace';

/** A large drawing in the colours of its section; decorative, so hidden from assistive technology. */
export function Scene({ name, ...rest }: { name: SceneName } & ComponentProps<'svg'>) {
  return <Drawing file={files[`./scenes/${name}.svg`] ?? ''} {...rest} />;
}
