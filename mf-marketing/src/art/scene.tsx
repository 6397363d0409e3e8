import { Drawing } from '@sharemore/platform/ui';

const files = import.meta.glob<string>('./scenes/*.svg', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

export type SceneName = 'doors' | 'invitation' | 'leaves' | 'payments' | 'question' | 'way' | 'workplace';

/** A large drawing in the colours of its section; decorative, so hidden from assistive technology. */
export function Scene({ name }: { name: SceneName }) {
  return <Drawing file={files[`./scenes/${name}.svg`] ?? ''} />;
}
