import { PageHead } from '@sharemore/platform/page';

export function Component() {
  return (
    <>
      <PageHead title="Log in" description="Log in to see your ShareMore plan." />
      <h1>Welcome Back</h1>
    </>
  );
}
