import { pipeline } from 'node:stream/promises';
import express, { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import { serviceUnavailable } from '../http/because';
import { clientKey, limitPerMinute } from '../http/limit-per-minute';
import { brokenPreviewPage, plainPageHeaders } from '../http/plain-pages';
import { wellFormed } from '../http/well-formed';
import type { Metrics } from '../observe/metrics';
import { type Actor, authorise, NotAllowed } from '../releases/actor';
import { packBuild, unpack } from '../releases/archive';
import { commands, runCommand } from '../releases/commands';
import { ReleaseRefused, storeTrouble } from '../releases/release-refused';
import type { Releases } from '../releases/releases';
import { PREVIEW_COOKIE } from '../site/visitor-set';
import { draftFolder } from '../storage/write-durably';

/** Of one token at one address. High, because `pull` of a site with many areas makes one call per build. */
const CALLS_A_MINUTE = 300;
/** Of one address: calls without a valid token, and preview links. */
const STRANGERS_CALLS_A_MINUTE = 60;

export interface ReleasesRouterOptions {
  releases: Releases;
  logger: Pick<Logger, 'info' | 'warn'>;
  metrics: Pick<Metrics, 'releases'>;
  siteUrl: string;
  /** Uploads arrive here. */
  releasesDir: string;
}

/**
 * `/api/releases`, the API of `npm run release -- … --to`: `POST` runs a command, `PUT /builds` publishes a build sent as
 * a gzipped tar, `GET /builds/AREA/BUILD` returns one. All calls except previews need a token.
 */
export function releasesRouter(options: ReleasesRouterOptions): Router {
  const { releases, logger, metrics, siteUrl, releasesDir } = options;
  const router = Router();
  // By token, because strangers behind the same proxy would otherwise use up a team's calls.
  const callsAMinute = (_: unknown, response: unknown) =>
    isKnown(response as Response) ? CALLS_A_MINUTE : STRANGERS_CALLS_A_MINUTE;
  const limitCalls = limitPerMinute(callsAMinute, {
    standardHeaders: 'draft-8',
    message: { error: 'Too many calls: try again in a minute. Nothing was changed' },
    keyGenerator: ({ ip }, response) => `${actorOf(response as Response)?.name} ${clientKey(ip)}`,
  });

  const previewCookie = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl.startsWith('https:'),
  } as const;
  const privately = { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };
  router.get('/preview', limitCalls, async ({ query }, response) => {
    const text = typeof query.token === 'string' ? query.token : '';
    const preview = await releases.previewOf(text);
    response.set(privately);
    if (!preview) return void response.status(403).set(plainPageHeaders).send(brokenPreviewPage);
    const expires = new Date(preview.until);
    response.cookie(PREVIEW_COOKIE, text, { ...previewCookie, expires }).redirect(303, '/');
  });
  router.get('/leave-preview', (_request, response) => {
    response.set(privately).clearCookie(PREVIEW_COOKIE, previewCookie).redirect(303, '/');
  });

  router.use(async (request, response, next) => {
    response.once('close', () => {
      metrics.releases.operations.inc({ command: commandOf(request), outcome: outcomeOf(response) });
    });
    const token = /^Bearer (\S+)$/.exec(request.get('Authorization') ?? '')?.[1] ?? '';
    response.locals.actor = await releases.actorOf(token);
    next();
  });
  router.use(limitCalls, (_request, response, next) => {
    if (isKnown(response)) return next();
    const error =
      'This needs a valid token in RELEASE_TOKEN: this one is unknown, expired or revoked. The people who run the site give one';
    response.status(401).json({ error });
  });

  router.put('/builds', async (request, response) => {
    // Before anything is unpacked; for its area the token is judged once the area is known.
    authorise(actorOf(response), 'publish', []);
    await using work = await draftFolder(releasesDir);
    await unpack(request, work.path);
    const { commit, message } = request.query;
    const about = { commit: shortText(commit), message: shortText(message) };
    const { area, build } = await releases.publish(actorOf(response), work.path, about, 'the upload');
    logger.info({ area, build, by: actorOf(response).name, ...about }, 'build published');
    response.json({ area, build });
  });

  router.get('/builds/:area/:build', async (request, response) => {
    const { area, build } = request.params;
    const folder = await releases.buildFolder(actorOf(response), area, build);
    response.type('application/gzip');
    await pipeline(packBuild(folder), response);
  });

  router.post('/', express.json({ limit: '1mb', reviver: wellFormed }), async ({ body }, response) => {
    const { command, options } = sent.parse(body);
    response.json(await runCommand({ releases, actor: actorOf(response) }, command, options));
    logger.info({ command, by: actorOf(response).name }, 'release command');
  });
  router.use(answerError(logger));
  return router;
}

/** What became of a command, by its answer. */
function outcomeOf({ statusCode, writableFinished }: Response): string {
  if (statusCode >= 500 || !writableFinished) return 'failed';
  if ([401, 403, 429].includes(statusCode)) return 'not-allowed';
  return statusCode >= 400 ? 'refused' : 'done';
}

/** A label of the metrics, which no caller may add to. */
function commandOf({ method, body }: Request): string {
  if (method !== 'POST') return method === 'PUT' ? 'publish' : 'pull';
  const { command } = sent.parse(body);
  return Object.hasOwn(commands, command) ? command : 'other';
}

/** A call of a command. */
const sent = z.object({ command: z.string(), options: z.unknown() }).catch({ command: '', options: {} });

const actorOf = ({ locals }: Response): Actor => locals.actor;
const isKnown = ({ locals }: Response): boolean => Boolean(locals.actor);

function answerError(logger: Pick<Logger, 'warn'>): ErrorRequestHandler {
  return (error, request, response, next) => {
    const trouble = storeTrouble(error);
    if (response.headersSent) return next(error);
    if (error instanceof ReleaseRefused) {
      const status = error instanceof NotAllowed ? 403 : 409;
      const { problems } = error;
      logger.warn({ command: commandOf(request), by: actorOf(response)?.name, problems }, 'release refused');
      response.status(status).json({ error: error.message, problems: error.problems });
    } else if (trouble) {
      logger.warn({ err: error }, 'the release store cannot be read or written');
      serviceUnavailable(response, 'release-store').json({ error: `${trouble}; tell its operators` });
    } else next(error);
  };
}

const shortText = (given: unknown) =>
  typeof given === 'string' ? given.slice(0, 500) || undefined : undefined;
