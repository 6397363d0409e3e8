/** `GET /api/google-sheets`: the first row holds headers. `sample` comes from the header `X-Sheet-Source`. */
export interface SheetPayload {
  values: string[][];
  /** `sample` when the rows are the bundled illustration and not a live sheet. */
  source: 'sheet' | 'sample';
}

export type FormName = 'contact' | 'registration' | 'newsletter' | 'employer';

/** What became of a submission, from the lead store to the screen. */
export type SubmissionResult =
  /** It is on disk, whatever happens to the delivery. */
  | { status: 'accepted'; message: string; id: string; delivery: 'delivered' | 'queued' }
  /** Nothing was kept: `fields` says what is wrong with which field. */
  | { status: 'invalid'; message: string; fields: Record<string, string> }
  /** The provider refused it; it is kept for staff. */
  | { status: 'rejected'; message: string }
  /** It could not be stored, or no answer came. */
  | { status: 'failed'; message: string };

/** What a form without script shows after its post: the result, and the values to keep. */
export interface FormOutcome {
  form: FormName;
  result: SubmissionResult;
  values: Record<string, string>;
}
