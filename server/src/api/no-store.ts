import type { RequestHandler } from 'express';

/** Lets no cache keep the answer. */
export const noStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};
