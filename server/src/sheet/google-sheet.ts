import { setTimeout } from 'node:timers/promises';
import { withTimeLimit } from '../async/time-limit';
import type { Config } from '../config';
import { faultOf, staffLine } from '../http/outside-call';
import { readRetryAfter } from '../http/retry-after';
import { messageOf } from '../observe/error-words';
import { type GoogleCredentials, readGoogleCredentials } from '../settings/google-credentials';
import { type ReadRows, readValueRange, SheetRefused } from './rows';

export type GoogleSheetSettings = Omit<Config['sheets'], 'useSampleData'> & { id: string };

/**
 * Google refused a read or did not answer; `retryAfterMs` comes from `Retry-After`, and `needsStaff` when the message says
 * what staff must mend.
 */
export class SheetReadError extends Error {
  override name = 'SheetReadError';

  constructor(
    message: string,
    readonly retryAfterMs = 0,
    readonly needsStaff = false,
  ) {
    super(message);
  }
}

const TIME_LIMIT_MS = 10_000;
/** In bytes: eight times what 10,000 companies take. */
const LARGEST_SHEET = 16 * 1024 * 1024;
/** Of Google's client, for the sheet and for its tokens. */
const LIMITS = { timeout: TIME_LIMIT_MS, maxContentLength: LARGEST_SHEET, redirect: 'error' } as const;
/** A connection that is refused or lost before any answer is tried once more. */
const RETRY = {
  shouldRetry: ({ response, code, config }: Failure) =>
    !response && CONNECTION_LOST.has(String(code)) && !config.retryConfig?.currentRetryAttempt,
  retryBackoff: () => setTimeout(250),
};
const CONNECTION_LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'EAI_AGAIN']);

/** What Google's client throws. */
interface Failure extends Error {
  code?: string | number;
  response?: { status: number; headers: HeadersInit };
  config: { retryConfig?: { currentRetryAttempt?: number } };
}

const TOO_LARGE = `it is larger than ${LARGEST_SHEET.toLocaleString('en-GB')} bytes. Take away what the site does not need`;
const SCOPES = ['https://www.googleapis.com/auth/spreadsheets.readonly'];

/**
 * Returns a function that reads the rows through Google's client within 10 seconds.
 * It rejects with a {@link SheetReadError} whose message never contains the key, or a {@link SheetRefused} when they are
 * too large.
 */
export function googleSheet({
  id,
  range,
  apiKey,
  ...settings
}: GoogleSheetSettings): () => Promise<ReadRows> {
  const key = apiKey ? 'GOOGLE_API_KEY' : 'GOOGLE_APPLICATION_CREDENTIALS';
  let client: ReturnType<typeof connect> | undefined;
  let connectedWith = '';

  /** Loads the client on the first read: a site on the sample sheet does not need it. */
  async function connect(credentials?: GoogleCredentials) {
    const { auth, sheets } = await import('@googleapis/sheets');
    const clientOptions = { transporterOptions: LIMITS };
    return sheets({
      version: 'v4',
      auth: apiKey ?? new auth.GoogleAuth({ credentials, scopes: SCOPES, clientOptions }),
      ...(settings.rootUrl && { rootUrl: settings.rootUrl }),
      // The refresh decides when to retry a read that Google answered, so that there is at most one a minute.
      retryConfig: RETRY,
      ...LIMITS,
    }).spreadsheets.values;
  }

  /** A key that was rotated on disk is used from the next read on. */
  function credentialsNow(): GoogleCredentials {
    try {
      return readGoogleCredentials(settings.credentials ?? '');
    } catch (error) {
      throw new Error(`${key} ${messageOf(error)}`);
    }
  }

  return async () => {
    try {
      const credentials = apiKey ? undefined : credentialsNow();
      const connection = JSON.stringify(credentials ?? '');
      if (connection !== connectedWith) client = undefined;
      connectedWith = connection;
      client ??= connect(credentials).catch((error) => {
        client = undefined;
        throw error;
      });
      const connected = client;
      const answer = await withTimeLimit(TIME_LIMIT_MS, async (signal) =>
        (await connected).get({ spreadsheetId: id, range }, { signal }),
      );
      return readValueRange(answer.data);
    } catch (error) {
      // Without a cause: the client's errors contain the request, and so the key.
      const { message, response } = error as Failure;
      if (message.includes('over limit')) throw new SheetRefused(TOO_LARGE);
      const reason = apiKey ? message.replaceAll(apiKey, '[key]') : message;
      const retryAfter = new Headers(response?.headers).get('retry-after');
      const waitMs = readRetryAfter(retryAfter, Date.now());
      const mend = response && mendOf(response.status, key);
      const line = `The company sheet could not be read: ${reason}`;
      throw new SheetReadError(mend ? staffLine(line, mend) : line, waitMs, mend !== undefined);
    }
  };
}

/** What staff must mend: nothing that is asked of Google comes from a visitor. */
function mendOf(status: number, key: string): string | undefined {
  const fault = faultOf(status, { key, address: 'GOOGLE_SHEETS_ID' });
  if (fault.about === 'content') return `${key}, or GOOGLE_SHEETS_RANGE`;
  return fault.about === 'staff' ? fault.mend : undefined;
}
