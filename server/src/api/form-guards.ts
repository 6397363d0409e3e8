import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import type { Config } from '../config';
import { sendNotSentPage } from './form-page';
import { limitPerMinute } from './limit-per-minute';
import { noStore } from './no-store';

const BODY_LIMIT = 32 * 1024;
/** Time for a whole form to arrive. */
const BODY_WITHIN_MS = 10_000;
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Whether a browser sent the form by itself, without the page's script. */
export function isNativePost(request: Request): boolean {
  return request.is(FORM_TYPE) === FORM_TYPE;
}

/** Everything that a form post passes before its words are looked at, the cheapest check first. */
export function formGuards(config: Pick<Config, 'formRateLimit' | 'siteUrl'>): RequestHandler[] {
  return [
    noStore,
    refuseOtherSites(config.siteUrl),
    boundBody,
    limitPerMinute(config.formRateLimit, {
      standardHeaders: 'draft-8',
      handler: (request, response) =>
        refuse(
          request,
          response,
          429,
          'You have sent the form many times. Please wait a minute and try again.',
        ),
    }),
    (request, response, next) => {
      if (request.is([JSON_TYPE, FORM_TYPE])) next();
      else refuse(request, response, 415, `Send ${JSON_TYPE} or ${FORM_TYPE}`);
    },
    // `inflate` off: a small compressed body could otherwise grow without end.
    express.json({ limit: BODY_LIMIT, inflate: false, type: JSON_TYPE }),
    express.urlencoded({
      limit: BODY_LIMIT,
      inflate: false,
      type: FORM_TYPE,
      extended: false,
      parameterLimit: 50,
    }),
  ];
}

const TOO_LARGE = 'That is more than the form can take. Please shorten it and try again.';

/** Refuses at once what says that it is too large, and ends what does not arrive in time. */
const boundBody: RequestHandler = (request, response, next) => {
  if (Number(request.get('Content-Length')) > BODY_LIMIT) {
    response.set('Connection', 'close');
    refuse(request, response, 413, TOO_LARGE);
    return;
  }
  const limit = setTimeout(() => request.destroy(), BODY_WITHIN_MS);
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(limit));
  next();
};

/**
 * A page of another site cannot make a visitor's browser post here. Browsers say where a post comes from in
 * `Sec-Fetch-Site`, older ones in `Origin`; a caller that sends neither is not a visitor's browser.
 */
function refuseOtherSites(siteUrl: string): RequestHandler {
  const siteOrigin = new URL(siteUrl).origin;
  return (request, response, next) => {
    const site = request.get('Sec-Fetch-Site');
    const origin = request.get('Origin');
    const sameOrigin = site
      ? site === 'same-origin' || site === 'none'
      : origin === undefined || origin === siteOrigin || hostOf(origin) === request.get('Host');
    if (sameOrigin) next();
    else refuse(request, response, 403, 'This form can be sent from our own pages only.');
  };
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** Answers bodies that are too large, of an unknown coding, or not what they say they are. */
export const unreadableBody: ErrorRequestHandler = (
  error: { status?: number; type?: string },
  request,
  response,
  next,
) => {
  if (error.status === 413) {
    refuse(request, response, 413, TOO_LARGE);
  } else if (error.status === 415) {
    refuse(request, response, 415, 'Send the form as plain UTF-8 text, not compressed');
  } else if (error.status === 400 && error.type !== 'request.aborted') {
    refuse(request, response, 422, 'The form could not be read');
  } else {
    next(error);
  }
};

/** Refuses with the status that says why: in a page where a browser navigated, in JSON otherwise. */
function refuse(request: Request, response: Response, status: number, error: string): void {
  const navigated =
    request.get('Sec-Fetch-Mode') === 'navigate' || request.accepts(['json', 'html']) === 'html';
  if (isNativePost(request) && navigated) {
    sendNotSentPage(response, status, error);
  } else {
    response.status(status).json(status === 422 ? { error, fields: {} } : { error });
  }
}
