import type { RequestHandler } from 'express';

/** Refuses a request whose method no handler before took (405). */
export function allowedMethods(...methods: string[]): RequestHandler {
  return (_request, response) => {
    const error = `This address takes ${methods[0]} only`;
    response.status(405).set('Allow', methods.join(', ')).json({ error });
  };
}
