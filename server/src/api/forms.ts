import { toSlug } from '@sharemore/platform/companies';
import type { AreaManifest, FormName, SubmissionResult } from '@sharemore/platform/contract';
import { checkForm, type Invalid } from '@sharemore/platform/contract/form-checks';
import { type FormConfig, formActions, HONEYPOT } from '@sharemore/platform/contract/forms';
import { type Request, type RequestHandler, Router } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { normalPath } from '../http/address';
import type { Leads } from '../leads';
import type { Submission } from '../leads/lead';
import { type CompanyOf, NO_PIPELINE } from '../sheet/company-of';
import { answerOnSmallPage, answerScript, outcomeOf } from './form-answers';
import { formGuards, isNativePost, unreadableBody } from './form-guards';
import { returnAddress, returnPage } from './return-to';

/** Characters that are stored of a company's slug while the sheet was never read and cannot confirm it. */
const LONGEST_SLUG = 100;
const BAD_KEY = 'Idempotency-Key must have 1 to 200 visible characters';

/** For a form that no live area has any more, which a page in an open tab may still send. */
const FORM_OF_NO_AREA: FormConfig = {
  page: '/',
  place: '',
  success: 'Thank you! We have what you sent.',
  failure: 'There was an error sending the form. Please try again.',
};

interface FormsOptions {
  leads: Leads;
  /** The live areas, which declare where their forms are and what they say. */
  areas: () => Pick<AreaManifest, 'forms'>[];
  companyOf: CompanyOf;
  config: Config;
  logger: Logger;
}

/** Handles the form posts: answers scripts in JSON and redirects browsers without script (303) to the page. */
export function formsRouter({ leads, areas, companyOf, config, logger }: FormsOptions): Router {
  const router = Router();
  const guards = formGuards(config);

  for (const [name, action] of Object.entries(formActions) as [FormName, string][]) {
    const honeypot = name === 'newsletter' ? config.newsletter.honeypotField : HONEYPOT;
    router.post(action, ...guards, handle(name, honeypot), unreadableBody);
  }
  return router;

  function handle(name: FormName, honeypot: string): RequestHandler {
    return async (request, response) => {
      const body: Record<string, unknown> = { ...request.body };
      const result = await submit(name, body, Boolean(body[honeypot]), request);
      const words = areas().find(({ forms }) => forms?.[name])?.forms?.[name] ?? FORM_OF_NO_AREA;
      if (!isNativePost(request)) return answerScript(response, name, words, result);
      const page = returnPage(words, body);
      const outcome = outcomeOf(name, body, result);
      const stored = page && leads.store.saveOutcome(outcome, normalPath(page.pathname));
      const id = await stored?.catch((error) => {
        logger.error({ err: error, kind: name }, 'A form outcome could not be stored');
      });
      // The page reads the outcome by the id in its address.
      if (page && id) response.redirect(303, returnAddress(page, id));
      else answerOnSmallPage(response, words, result);
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
      return { status: 'failed' };
    }
  }
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
      const { company: slug = '', ...person } = checked.values;
      const employer = companyOf(slug);
      if (employer?.pipelineId) {
        const { name: companyName, slug: companySlug, pipelineId } = employer;
        return { kind: 'registration', payload: { ...person, companyName, companySlug, pipelineId } };
      }
      // The sheet was never read: delivery looks the company up again by its slug.
      const companySlug = toSlug(slug).slice(0, LONGEST_SLUG);
      if (employer === undefined && companySlug) {
        const unknown = { companyName: companySlug, companySlug, pipelineId: '' };
        return { kind: 'registration', payload: { ...person, ...unknown } };
      }
      // No field is named: the visitor cannot see the company's, and would read the words twice.
      return { status: 'invalid', message: NO_PIPELINE, fields: {} };
    }
  }
}
