import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import type { Config } from '../config';
import { limitPerMinute } from '../http/limit-per-minute';
import { wellFormed } from '../http/well-formed';
import { sendNotSentPage } from './form-answers';

const JSON_LIMIT = 32 * 1024;
/** Percent-encoding makes nine bytes of a Chinese character: a message of 5,000 of them fits. */
const FORM_LIMIT = 64 * 1024;
/** Twice the longest message. Tidying a longer text costs a flood too little and the server too much. */
const FIELD_LIMIT = 10_000;
/** The time in which a whole body must arrive. */
const BODY_WITHIN_MS = 10_000;
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

const TOO_LARGE = 'That is more than the form can take. Please shorten it and try again.';
const FROM_ELSEWHERE = 'This form can be sent from our own pages only.';
/** Does not blame the visitor, who may share the address with an office. */
const TOO_OFTEN = 'Many forms came from your network just now. Please wait a minute and try again.';

/** Whether a browser sent the form without the page's script. */
export function isNativePost(request: Request): boolean {
  return request.is(FORM_TYPE) === FORM_TYPE;
}

/** The checks of a form post before its fields are validated, the cheapest first. */
export function formGuards({ siteUrl, formRateLimit }: Pick<Config, 'formRateLimit' | 'siteUrl'>) {
  const siteOrigin = new URL(siteUrl).origin;
  // Otherwise a small compressed body could expand without limit.
  const inflate = false;
  const isLong = (value: unknown) => typeof value === 'string' && value.length > FIELD_LIMIT;
  return [
    refuseIf((request) => isFromElsewhere(request, siteOrigin), 403, FROM_ELSEWHERE),
    boundBody,
    limitPerMinute(formRateLimit, {
      standardHeaders: 'draft-8',
      handler: (request, response) => refuse(request, response, 429, TOO_OFTEN),
    }),
    refuseIf((request) => !request.is([JSON_TYPE, FORM_TYPE]), 415, `Send ${JSON_TYPE} or ${FORM_TYPE}`),
    express.json({ inflate, reviver: wellFormed, limit: JSON_LIMIT, type: JSON_TYPE }),
    express.urlencoded({ inflate, limit: FORM_LIMIT, type: FORM_TYPE, extended: false, parameterLimit: 50 }),
    refuseIf(({ body }) => Object.values(body ?? {}).some(isLong), 413, TOO_LARGE),
  ];
}

function refuseIf(isWrong: (request: Request) => boolean, status: number, error: string): RequestHandler {
  return (request, response, next) => {
    if (isWrong(request)) refuse(request, response, status, error);
    else next();
  };
}

/** Refuses a body whose declared length is too large, and closes the connection when a body does not arrive in time. */
const boundBody: RequestHandler = (request, response, next) => {
  if (Number(request.get('Content-Length')) > (isNativePost(request) ? FORM_LIMIT : JSON_LIMIT)) {
    response.set('Connection', 'close');
    refuse(request, response, 413, TOO_LARGE);
    return;
  }
  const limit = setTimeout(() => request.destroy(), BODY_WITHIN_MS);
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(limit));
  next();
};

/**
 * Whether a visitor's browser sent the post from another site. Browsers send `Sec-Fetch-Site`, older ones `Origin`; a
 * caller that sends neither is not a visitor's browser and is accepted.
 */
function isFromElsewhere(request: Request, siteOrigin: string): boolean {
  const site = request.get('Sec-Fetch-Site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const origin = request.get('Origin');
  return origin !== undefined && origin !== siteOrigin && hostOf(origin) !== request.get('Host');
}

/** The host of an origin that browsers could send (scheme, host and port, and nothing else). */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) && new URL(origin).origin === origin ? new URL(origin).host : undefined;
}

/** Answers bodies that are too large or cannot be read. An error with a code is the server's own. */
export const unreadableBody: ErrorRequestHandler = (
  error: { status?: number; type?: string; code?: string },
  request,
  response,
  next,
) => {
  if (error.status === 413) refuse(request, response, 413, TOO_LARGE);
  else if (error.status === 415)
    refuse(request, response, 415, 'Send the form as plain UTF-8 text, not compressed');
  else if (error.status !== 400 || error.type === 'request.aborted') next(error);
  else if (error.code) next(new Error('A form could not be read', { cause: error }));
  else refuse(request, response, 422, 'The form could not be read');
};

/** Sends a refusal: a page when a browser navigated, otherwise JSON. */
function refuse(request: Request, response: Response, status: number, error: string): void {
  const navigated =
    request.get('Sec-Fetch-Mode') === 'navigate' || request.accepts(['json', 'html']) === 'html';
  if (isNativePost(request) && navigated) sendNotSentPage(response, status, error);
  else response.status(status).json(status === 422 ? { error, fields: {} } : { error });
}
