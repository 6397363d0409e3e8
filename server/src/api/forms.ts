import { toSlug } from '@sharemore/platform/companies';
import type { FormName, SubmissionResult } from '@sharemore/platform/contract';
import { checkForm, type Invalid } from '@sharemore/platform/contract/form-checks';
import { forms, HONEYPOT } from '@sharemore/platform/contract/forms';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { normalPath } from '../http/address';
import { allowedMethods } from '../http/allowed-methods';
import type { Leads } from '../leads';
import type { Submission } from '../leads/lead';
import { type CompanyOf, NO_PIPELINE } from '../sheet/company-of';
import { answerFrame, answerScript, answerWithoutOutcome, outcomeOf } from './form-answers';
import { formGuards, isNativePost, unreadableBody } from './form-guards';
import { returnAddress, returnPage } from './return-to';

/** Characters that are stored of a company's slug while the sheet was never read and cannot confirm it. */
const LONGEST_SLUG = 100;
const BAD_KEY = 'Idempotency-Key must have 1 to 200 visible characters';

interface FormsOptions {
  leads: Leads;
  companyOf: CompanyOf;
  config: Config;
  logger: Logger;
}

/** Handles the form posts: answers scripts in JSON and redirects browsers without script (303) to the page. */
export function formsRouter({ leads, companyOf, config, logger }: FormsOptions): Router {
  const router = Router();
  const guards = formGuards(config);

  for (const name of Object.keys(forms) as FormName[]) {
    const honeypot = name === 'newsletter' ? config.newsletter.honeypotField : HONEYPOT;
    router.post(forms[name].action, ...guards, handle(name, honeypot), unreadableBody);
    router.all(forms[name].action, allowedMethods('POST'));
  }
  return router;

  function handle(name: FormName, honeypot: string): RequestHandler {
    return async (request, response) => {
      const body: Record<string, unknown> = { ...request.body };
      const result = await submit(name, body, Boolean(body[honeypot]), request);
      if (wantsPage(name, request)) await answerWithPage(response, name, body, result);
      else if (isNativePost(request)) answerFrame(response, result);
      else answerScript(response, name, result);
    };
  }

  /** Stores every submission that passes validation; a filled honeypot marks it as suspected, unknown to its sender. */
  async function submit(
    name: FormName,
    body: Record<string, unknown>,
    isSuspected: boolean,
    request: Request,
  ): Promise<SubmissionResult> {
    const idempotencyKey = request.get('Idempotency-Key');
    if (idempotencyKey !== undefined && !/^[\x21-\x7e]{1,200}$/.test(idempotencyKey)) {
      return { status: 'invalid', message: BAD_KEY, fields: {} };
    }
    const submission = submissionOf(name, body, companyOf);
    if ('status' in submission) {
      leads.metrics.leads.accepted.inc({ kind: name, outcome: 'refused' });
      return submission;
    }
    const requestId = String(request.id);
    try {
      return await leads.accept({ ...submission, isSuspected, idempotencyKey, requestId });
    } catch (error) {
      logger.error({ err: error, kind: name, requestId }, 'A submission could not be stored');
      return { status: 'failed', message: forms[name].failure };
    }
  }

  /** Redirects to the form's page (303); the page reads the stored outcome by the id in the address. */
  async function answerWithPage(
    response: Response,
    name: FormName,
    body: Record<string, unknown>,
    result: SubmissionResult,
  ): Promise<void> {
    try {
      const page = returnPage(name, body);
      const id = await leads.store.saveOutcome(outcomeOf(name, body, result), normalPath(page.pathname));
      response.redirect(303, returnAddress(page, id));
    } catch (error) {
      logger.error({ err: error, kind: name }, 'A form outcome could not be stored');
      answerWithoutOutcome(response, name, result);
    }
  }
}

/**
 * Whether to redirect to the form's page: after every post without script, except that the newsletter form usually
 * posts into a hidden frame and is redirected only when its response would fill the window.
 */
function wantsPage(name: FormName, request: Request): boolean {
  if (!isNativePost(request)) return false;
  return name !== 'newsletter' || request.get('Sec-Fetch-Dest') === 'document';
}

/** The submission that a form's fields make, or why they make none. */
function submissionOf(
  name: FormName,
  body: Record<string, unknown>,
  companyOf: CompanyOf,
): Submission | Invalid {
  const checked = checkForm(name, body);
  if (checked.status === 'invalid') return checked;
  switch (checked.form) {
    case 'contact':
    case 'employer':
      return { kind: 'contact', payload: checked.values };
    case 'newsletter':
      return { kind: 'newsletter', payload: checked.values };
    case 'registration': {
      const { company, companyName, ...person } = checked.values;
      const registrationWith = (companyName: string, companySlug: string, pipelineId: string) => ({
        kind: 'registration' as const,
        payload: { ...person, companyName, companySlug, pipelineId },
      });
      const employer = companyOf({ company, companyName });
      if (employer?.pipelineId) return registrationWith(employer.name, employer.slug, employer.pipelineId);
      const slug = toSlug(company ?? companyName ?? '').slice(0, LONGEST_SLUG);
      // The sheet was never read: delivery looks the company up again by its slug.
      if (employer === undefined && slug) return registrationWith(slug, slug, '');
      // No field is named: the visitor cannot see the company's, and would read the words twice.
      return { status: 'invalid', message: NO_PIPELINE, fields: {} };
    }
  }
}
