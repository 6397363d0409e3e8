import { withTimeLimit } from '../async/time-limit';
import type { Config } from '../config';
import { readRetryAfter } from '../http/retry-after';
import { type Rows, readValueRange } from './rows';

export type GoogleSheetSettings = Omit<Config['sheets'], 'useSampleData'> & { id: string };

/** Google refused a read or did not answer; `retryAfterMs` comes from `Retry-After`. */
export class SheetReadError extends Error {
  override name = 'SheetReadError';

  constructor(
    message: string,
    readonly retryAfterMs = 0,
  ) {
    super(message);
  }
}

const TIME_LIMIT_MS = 10_000;
/** Bytes. Google recommends at most 2 MB; a much larger answer is no company sheet. */
const SIZE_LIMIT = 16 * 1024 * 1024;
const SCOPES = ['https://www.googleapis.com/auth/spreadsheets.readonly'];

/**
 * Returns a function that reads the rows through Google's client within 10 seconds.
 * It rejects with a {@link SheetReadError} whose message never contains the key.
 */
export function googleSheet({ id, range, apiKey, ...settings }: GoogleSheetSettings): () => Promise<Rows> {
  let client: ReturnType<typeof connect> | undefined;

  /** Loads the client on the first read: a site on the sample sheet does not need it. */
  async function connect() {
    const { auth, sheets } = await import('@googleapis/sheets');
    const credentials = () => new auth.GoogleAuth({ keyFilename: settings.credentialsFile, scopes: SCOPES });
    return sheets({
      version: 'v4',
      auth: apiKey ?? credentials(),
      ...(settings.rootUrl && { rootUrl: settings.rootUrl }),
      // The refresh decides when to retry, so that there is at most one read a minute.
      retry: false,
      timeout: TIME_LIMIT_MS,
      maxContentLength: SIZE_LIMIT,
    }).spreadsheets.values;
  }

  return async () => {
    try {
      client ??= connect().catch((error) => {
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
      const { message, response } = error as Error & { response?: { headers: HeadersInit } };
      const reason = apiKey ? message.replaceAll(apiKey, '[key]') : message;
      const retryAfter = new Headers(response?.headers).get('retry-after');
      const waitMs = readRetryAfter(retryAfter, Date.now());
      throw new SheetReadError(`The company sheet could not be read: ${reason}`, waitMs);
    }
  };
}
