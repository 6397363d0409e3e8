/** `GET /api/google-sheets`; the first row holds the headers. */
export interface SheetPayload {
  values: string[][];
  /** `sample` when the rows are the bundled illustration (response header `X-Sheet-Source`). */
  source: 'sheet' | 'sample';
}

/** The forms that the API takes. */
export const FORM_NAMES = ['contact', 'registration', 'newsletter', 'employer'] as const;
export type FormName = (typeof FORM_NAMES)[number];

/** The outcome of a submission. */
export type SubmissionResult =
  /** Stored on disk, delivered or not. */
  | { status: 'accepted'; id: string; delivery: 'delivered' | 'queued' }
  /** Not stored; `fields` has an error text for each invalid field. */
  | { status: 'invalid'; message: string; fields: Record<string, string> }
  /** Stored for staff, but refused by the provider. */
  | { status: 'rejected'; message: string }
  /** Could not be stored, or the server did not answer. */
  | { status: 'failed' };

/** The outcome of a post without script: the result, and the values for the page to keep. */
export interface FormOutcome {
  form: FormName;
  result: SubmissionResult;
  values: Record<string, string>;
}
