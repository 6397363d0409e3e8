import { PageHead } from '@sharemore/platform/page';

export function Component() {
  return (
    <>
      <PageHead title="Text export" noIndex />
      <h1>Text export</h1>
    </>
  );
}
