import { PageHead } from '@sharemore/platform/page';

export function Component() {
  return (
    <>
      <PageHead title="Your dashboard" noIndex />
      <h1>Your dashboard</h1>
      <p>Checking whether you are signed in…</p>
    </>
  );
}
