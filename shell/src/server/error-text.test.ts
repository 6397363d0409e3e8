import { createStaticHandler } from 'react-router-dom';
import { expect, it } from 'vitest';
import { errorText } from './error-text';

it('names the status of an answer that a loader throws', async () => {
  const loader = () => {
    throw new Response('x', { status: 500, statusText: 'Down' });
  };
  const handler = createStaticHandler([{ id: 'page', path: '/', loader }]);
  const context = await handler.query(new Request('http://localhost/'));
  expect(context).toHaveProperty('errors.page');
  expect(errorText((context as { errors: Record<string, unknown> }).errors.page)).toBe('answered 500 Down');
});
