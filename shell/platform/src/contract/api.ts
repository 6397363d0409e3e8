/** `GET /api/google-sheets`; the first row holds the headers. */
export interface SheetPayload {
  values: string[][];
  /** `sample` when the rows are the bundled illustration (response header `X-Sheet-Source`). */
  source: 'sheet' | 'sample';
}

export type FormName = 'contact' | 'registration' | 'newsletter' | 'employer';

/** The outcome of a submission. */
export type SubmissionResult =
  /** Stored on disk, delivered or not. */
  | { status: 'accepted'; message: string; id: string; delivery: 'delivered' | 'queued' }
  /** Not stored; `fields` has an error text for each invalid field. */
  | { status: 'invalid'; message: string; fields: Record<string, string> }
  /** Stored for staff, but refused by the provider. */
  | { status: 'rejected'; message: string }
  /** Could not be stored, or the server did not answer. */
  | { status: 'failed'; message: string };

/** What a form shows after a post without script: the result, and the values to keep. */
export interface FormOutcome {
  form: FormName;
  result: SubmissionResult;
  values: Record<string, string>;
}
