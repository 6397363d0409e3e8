import type { FormName } from '@sharemore/platform/contract';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../config';
import type { Leads } from '../leads';
import { answerScript, answerWithoutOutcome, type FormResult, outcomeOf } from './form-answers';
import { formGuards, isNativePost } from './form-guards';
import { checkForm, FIELDS_WRONG, HONEYPOT } from './form-schemas';
import { returnAddress } from './return-to';

const KEY_REUSED = 'This Idempotency-Key was used before for another submission.';

interface FormsOptions {
  leads: Leads;
  config: Config;
  logger: Logger;
}

/** The three form posts of `design.md`, for scripts (JSON) and for browsers without script (303 to the page). */
export function formsRouter({ leads, config, logger }: FormsOptions): Router {
  const router = Router();
  const guards = formGuards(config);

  const form = (path: string, name: FormName, honeypot: string) => {
    router.post(path, ...guards.before, handle(name, honeypot), guards.unreadableBody);
    router.all(path, (_request, response) => {
      response.status(405).set('Allow', 'POST').json({ error: 'This address takes POST only' });
    });
  };
  form('/api/contact', 'contact', HONEYPOT);
  form('/api/registrations', 'registration', HONEYPOT);
  form('/api/newsletter', 'newsletter', config.newsletter.honeypotField);
  return router;

  function handle(name: FormName, honeypot: string): RequestHandler {
    return async (request, response) => {
      const body = isRecord(request.body) ? request.body : {};
      const result = body[honeypot] ? trapped(name) : await take(name, body, request);
      if (wantsPage(name, request, body)) await answerWithPage(response, name, body, result);
      else answerScript(response, name, result);
    };
  }

  /** A field that no person sees: whoever fills it in is told what they hope for, and nothing is kept. */
  function trapped(name: FormName): FormResult {
    leads.metrics.leads.accepted.inc({ kind: name, outcome: 'trapped' });
    return { status: 'trapped' };
  }

  async function take(name: FormName, body: Record<string, unknown>, request: Request): Promise<FormResult> {
    const idempotencyKey = request.get('Idempotency-Key');
    if (idempotencyKey !== undefined && !/^[\x21-\x7e]{1,200}$/.test(idempotencyKey)) {
      return {
        status: 'invalid',
        error: 'Idempotency-Key must have 1 to 200 visible characters',
        fields: {},
      };
    }
    const checked = checkForm(name, body);
    if (!checked.ok) {
      leads.metrics.leads.accepted.inc({ kind: name, outcome: 'refused' });
      const { fields } = checked;
      const onlyPipeline = fields.pipelineId !== undefined && Object.keys(fields).length === 1;
      return { status: 'invalid', error: (onlyPipeline && fields.pipelineId) || FIELDS_WRONG, fields };
    }
    const requestId = typeof request.id === 'string' ? request.id : undefined;
    try {
      const accepted = await leads.accept({ ...checked.value, idempotencyKey, requestId });
      return accepted.status === 'key-reused'
        ? { status: 'invalid', error: KEY_REUSED, fields: {} }
        : accepted;
    } catch (error) {
      logger.error({ err: error, kind: name, requestId }, 'A submission could not be stored');
      return { status: 'failed' };
    }
  }

  /** 303 back to the form's page; the outcome waits in the store under the id in the address. */
  async function answerWithPage(
    response: Response,
    name: FormName,
    body: Record<string, unknown>,
    result: FormResult,
  ): Promise<void> {
    try {
      const id = await leads.outcomes.save(outcomeOf(name, body, result));
      response.redirect(303, returnAddress(name, body, id));
    } catch (error) {
      logger.error({ err: error, kind: name }, 'A form outcome could not be stored');
      answerWithoutOutcome(response, name, result);
    }
  }
}

/**
 * A browser's own post goes back to its page. The newsletter form posts into a hidden frame, so it has a page
 * to go back to only where its answer would fill the window.
 */
function wantsPage(name: FormName, request: Request, body: Record<string, unknown>): boolean {
  if (!isNativePost(request)) return false;
  if (name !== 'newsletter') return true;
  return request.get('Sec-Fetch-Dest') === 'document' && typeof body.returnTo === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
