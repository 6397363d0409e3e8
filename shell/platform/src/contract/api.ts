/** `GET /api/google-sheets`: the first row holds headers. `sample` comes from the header `X-Sheet-Source`. */
export interface SheetPayload {
  values: string[][];
  /** `sample` when the rows are the bundled illustration and not a live sheet. */
  source: 'sheet' | 'sample';
}

export type FormName = 'contact' | 'registration' | 'newsletter';

/** What a form without script shows after its post: the message, errors by field, and the values to keep. */
export interface FormOutcome {
  form: FormName;
  status: 'success' | 'error';
  message: string;
  fields: Record<string, string>;
  values: Record<string, string>;
}

/** `POST /api/contact` */
export interface ContactInput {
  firstName: string;
  lastName: string;
  workEmail: string;
  companyName: string;
  message: string;
}

/** `POST /api/registrations` */
export interface RegistrationInput {
  firstName: string;
  lastName: string;
  email: string;
  companyName: string;
  pipelineId: string;
}

export type ContactAnswer = { ok: true; id: string };
export type RegistrationAnswer =
  | { success: true; id: string; delivery: 'delivered' | 'queued' }
  | { success: false; error: string };
/** Answers 422 (with fields), 413, 415, 429 and 403. */
export type RefusedAnswer = { error: string; fields?: Record<string, string> };
