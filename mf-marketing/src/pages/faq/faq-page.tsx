import { PageHead } from '@sharemore/platform/page';
import { head, hero } from '../../content/faq/faq-words';

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <h1>{hero.title}</h1>
      <p>{hero.lead}</p>
    </>
  );
}
