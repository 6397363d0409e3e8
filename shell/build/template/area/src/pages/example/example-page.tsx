import { PageHead } from '@sharemore/platform/page';
import { Hero } from '@sharemore/platform/ui';

/** `/example` */
export function Component() {
  return (
    <>
      <PageHead title="Example" />
      <Hero title="Example" />
    </>
  );
}
