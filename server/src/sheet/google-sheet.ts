import { withTimeLimit } from '@sharemore/platform/time-limit';
import type { GoogleAuth } from 'google-auth-library';
import type { Config } from '../config';
import { CALL_LIMIT_MS, callOutside, type Fault, FaultError, faultOf } from '../http/outside-call';
import { messageOf } from '../observe/error-words';
import { readGoogleCredentials } from '../settings/google-credentials';
import { type ReadRows, readValueRange, SheetRefused } from './rows';

export type GoogleSheetSettings = Omit<Config['sheets'], 'useSampleData'> & { id: string };

/** In bytes: eight times what 10,000 companies take. */
const LARGEST_SHEET = 16 * 1024 * 1024;
const TOO_LARGE = `it is larger than ${LARGEST_SHEET.toLocaleString('en-GB')} bytes. Take away what the site does not need`;
const SCOPES = ['https://www.googleapis.com/auth/spreadsheets.readonly'];

/**
 * Returns a function that reads the rows through the method `spreadsheets.values.get` within 10 seconds.
 * It rejects with a {@link FaultError} whose message never contains the key, or a {@link SheetRefused} when they are
 * too large.
 */
export function googleSheet({
  id,
  range,
  apiKey = '',
  credentials = '',
  rootUrl = 'https://sheets.googleapis.com/',
}: GoogleSheetSettings): () => Promise<ReadRows> {
  const key = apiKey ? 'GOOGLE_API_KEY' : 'GOOGLE_APPLICATION_CREDENTIALS';
  const google = { name: 'Google', key, address: 'GOOGLE_SHEETS_ID' };
  const root = rootUrl.replace(/\/?$/, '/');
  const address = new URL(`v4/spreadsheets/${id}/values/${encodeURIComponent(range)}`, root);
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
      throw new FaultError(`${key} ${messageOf(error)}`, forStaff(faultOf(status ?? 0, google)));
    }
  }

  async function read(signal: AbortSignal) {
    const headers = apiKey ? undefined : { Authorization: `Bearer ${await token()}` };
    // A byte more tells that there is more.
    const call = () => callOutside(google, address, { headers, signal, bytes: LARGEST_SHEET + 1 });
    // A connection that is refused or lost is tried once more.
    return call().catch(call);
  }

  /** Nothing that is asked of Google comes from a visitor. */
  const forStaff = (fault: Fault): Fault =>
    fault.about === 'content' ? { about: 'staff', mend: `${key}, or GOOGLE_SHEETS_RANGE` } : fault;

  return async () => {
    const { status, fault, failure, text } = await withTimeLimit(CALL_LIMIT_MS, read).catch((error) => {
      // Its calls have no time limit, and all wait for the first.
      auth = undefined;
      throw error instanceof FaultError
        ? error
        : new FaultError(`Google did not answer: ${messageOf(error)}`);
    });
    if (status !== 200) throw failure(forStaff(fault));
    if (Buffer.byteLength(text) > LARGEST_SHEET) throw new SheetRefused(TOO_LARGE);
    try {
      return readValueRange(JSON.parse(text));
    } catch {
      throw new FaultError('What Google answered is not a sheet');
    }
  };
}
