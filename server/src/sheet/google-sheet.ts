import type { GoogleAuth } from 'google-auth-library';
import { withTimeLimit } from '../async/time-limit';
import type { Config } from '../config';
import { callOutside, faultOf, staffLine } from '../http/outside-call';
import { messageOf } from '../observe/error-words';
import { readGoogleCredentials } from '../settings/google-credentials';
import { type ReadRows, readValueRange, SheetRefused } from './rows';

export type GoogleSheetSettings = Omit<Config['sheets'], 'useSampleData'> & { id: string };

/** Google refused a read or did not answer; `mend` is what staff must mend, and `retryAfterMs` comes from `Retry-After`. */
export class SheetReadError extends Error {
  override name = 'SheetReadError';

  constructor(
    reason: string,
    readonly mend?: string,
    readonly retryAfterMs = 0,
  ) {
    const line = `The company sheet could not be read: ${reason}`;
    super(mend ? staffLine(line, mend) : line);
  }
}

const TIME_LIMIT_MS = 10_000;
/** In bytes: eight times what 10,000 companies take. */
const LARGEST_SHEET = 16 * 1024 * 1024;
const TOO_LARGE = `it is larger than ${LARGEST_SHEET.toLocaleString('en-GB')} bytes. Take away what the site does not need`;
const SCOPES = ['https://www.googleapis.com/auth/spreadsheets.readonly'];

/**
 * Returns a function that reads the rows through the method `spreadsheets.values.get` within 10 seconds.
 * It rejects with a {@link SheetReadError} whose message never contains the key, or a {@link SheetRefused} when they are
 * too large.
 */
export function googleSheet({
  id,
  range,
  apiKey = '',
  credentials = '',
  rootUrl = 'https://sheets.googleapis.com/',
}: GoogleSheetSettings): () => Promise<ReadRows> {
  const setting = apiKey ? 'GOOGLE_API_KEY' : 'GOOGLE_APPLICATION_CREDENTIALS';
  const address = new URL(`v4/spreadsheets/${id}/values/${encodeURIComponent(range)}`, rootUrl);
  if (apiKey) address.searchParams.set('key', apiKey);
  let auth: GoogleAuth | undefined;
  let authorisedWith = '';

  /** The access token of the credentials, which are read each time: keys are rotated on disk. */
  async function token(): Promise<string> {
    try {
      const now = readGoogleCredentials(credentials);
      if (JSON.stringify(now) !== authorisedWith) auth = undefined;
      authorisedWith = JSON.stringify(now);
      // Loaded with the first read: a site on the sample sheet does not need it.
      const client = await import('google-auth-library');
      auth ??= new client.GoogleAuth({ credentials: now, scopes: SCOPES });
      return String(await auth.getAccessToken());
    } catch (error) {
      // Without a cause: the client's errors contain the request.
      const status = (error as { response?: { status: number } }).response?.status;
      const mend = status ? mendOf(status, setting) : undefined;
      throw new SheetReadError(`${setting} ${messageOf(error)}`, mend);
    }
  }

  async function read(signal: AbortSignal) {
    const headers = apiKey ? undefined : { Authorization: `Bearer ${await token()}` };
    // A byte more tells that there is more.
    const call = () =>
      callOutside(address, { headers }, { limitMs: TIME_LIMIT_MS, signal, bytes: LARGEST_SHEET + 1 });
    // A connection that is refused or lost is tried once more.
    return call().catch(call);
  }

  return async () => {
    const { status, text, retryAfterMs } = await withTimeLimit(TIME_LIMIT_MS, read).catch((error) => {
      // Its calls have no time limit, and all wait for the first.
      auth = undefined;
      throw error instanceof SheetReadError ? error : new SheetReadError(messageOf(error));
    });
    if (status !== 200)
      throw new SheetReadError(`Google answered ${status}`, mendOf(status, setting), retryAfterMs);
    if (Buffer.byteLength(text) > LARGEST_SHEET) throw new SheetRefused(TOO_LARGE);
    try {
      return readValueRange(JSON.parse(text));
    } catch {
      throw new SheetReadError('the answer is not a sheet');
    }
  };
}

/** What staff must mend: nothing that is asked of Google comes from a visitor. */
function mendOf(status: number, key: string): string | undefined {
  const fault = faultOf(status, { key, address: 'GOOGLE_SHEETS_ID' });
  return fault.about === 'content' ? `${key}, or GOOGLE_SHEETS_RANGE` : fault.mend;
}
