/** What the server holds of the company sheet. */
export interface SheetPayload {
  /** `GET /api/google-sheets`; the first row holds the headers. */
  values: string[][];
  /** `sample` when the rows are the bundled illustration (response header `X-Sheet-Source`). */
  source: 'sheet' | 'sample';
  /** How many rows became companies. */
  companies?: number;
  problems?: SheetProblem[];
  status?: SheetStatus;
}

/** A cell that was not understood and counts as empty, or, without `name`, a row that was left out for its name. */
export interface SheetProblem {
  /** The number that the sheet gives to the row. */
  row: number;
  /** The column's header. */
  column: string;
  /** The company's. */
  name?: string;
  /** What is wrong with the cell, in words that follow the column's name. */
  fault: string;
}

/** How the sheet is read, in milliseconds since 1970. Without times, the rows are bundled and not read. */
export interface SheetStatus {
  /** When the rows were read that the site shows. */
  readAt?: number;
  /** When the sheet was last tried. */
  triedAt?: number;
  nextReadAt?: number;
  /** Why the last try gave no rows, and the way out. */
  trouble?: string;
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
