import { PageHead } from '@sharemore/platform/page';
import { head, hero } from '../../content/join-sharemore';

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <h1>{hero.title}</h1>
      <p>{hero.lead}</p>
    </>
  );
}
