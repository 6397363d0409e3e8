import type { GoogleAuth } from 'google-auth-library';
import { type Rows, readValueRange } from './rows';

export interface GoogleSheetSettings {
  id: string;
  range: string;
  apiKey?: string;
  /** The path of a credentials file; used when there is no key. */
  credentialsFile?: string;
  rootUrl?: string;
}

/** A read that Google refused or did not answer; `retryAfterMs` when it said when to come back. */
export class SheetReadError extends Error {
  override name = 'SheetReadError';
  readonly retryAfterMs?: number;

  constructor(message: string, options: { cause?: unknown; retryAfterMs?: number } = {}) {
    super(message, { cause: options.cause });
    this.retryAfterMs = options.retryAfterMs;
  }
}

const timeLimitMs = 10_000;
const scope = 'https://www.googleapis.com/auth/spreadsheets.readonly';

/**
 * A function that reads the rows once through `spreadsheets.values.get`, in 10 seconds at most.
 * It rejects with a {@link SheetReadError}, whose message never holds the key.
 */
export function googleSheet(
  settings: GoogleSheetSettings,
  fetch: typeof globalThis.fetch,
): () => Promise<Rows> {
  const root = (settings.rootUrl ?? 'https://sheets.googleapis.com').replace(/\/+$/, '');
  const [id, range] = [settings.id, settings.range].map(encodeURIComponent);
  const url = new URL(`${root}/v4/spreadsheets/${id}/values/${range}`);
  if (settings.apiKey) url.searchParams.set('key', settings.apiKey);
  const authorise = settings.apiKey ? async () => ({}) : credentials(settings.credentialsFile);

  return async () => {
    const signal = AbortSignal.timeout(timeLimitMs);
    try {
      const headers = await withLimit(authorise(), signal);
      const response = await fetch(url, { headers: { ...headers, accept: 'application/json' }, signal });
      if (!response.ok) throw await refusal(response);
      return readValueRange(await response.json());
    } catch (error) {
      if (error instanceof SheetReadError) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      throw new SheetReadError(`The company sheet could not be read: ${reason}`, { cause: error });
    }
  };
}

/** Authorisation by a credentials file; Google's library is loaded only then, and keeps tokens until they end. */
function credentials(keyFilename: string | undefined): () => Promise<Record<string, string>> {
  let client: Promise<GoogleAuth> | undefined;
  return async () => {
    client ??= import('google-auth-library').then(
      (library) => new library.GoogleAuth({ keyFilename, scopes: [scope] }),
    );
    return Object.fromEntries(await (await client).getRequestHeaders());
  };
}

/** Gives up on `work` when the signal ends; Google's library takes no signal of its own. */
function withLimit<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

async function refusal(response: Response): Promise<SheetReadError> {
  const body = (await response.text()).slice(0, 300);
  const seconds = Number(response.headers.get('retry-after'));
  return new SheetReadError(`Google answered ${response.status}: ${body}`, {
    retryAfterMs: seconds > 0 ? seconds * 1000 : undefined,
  });
}
