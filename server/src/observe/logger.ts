import { randomUUID } from 'node:crypto';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { pinoHttp } from 'pino-http';
import type { Config } from '../config';
import { codeOf } from './error-words';

/** At most 64 characters before the @, which is an address's limit and keeps the search linear. */
const EMAIL = /[^\s@<>"'(),;:=]{1,64}@[^\s@<>"'(),;:]+/g;
/** A text without email addresses. */
export const withoutAddresses = (text: string): string => text.replace(EMAIL, '[email]');

/** Also encoded, once or several times. */
const AT_SIGN = /@|%(?:25)*40/;
/** Characters of an error's text or of a console's output: an area or another service may send megabytes. */
const LONGEST_TEXT = 8_000;
const REQUEST_ID = /^[\w.:-]{1,64}$/;

/**
 * The server's structured log: JSON lines without personal data. Email addresses in errors and paths, and configured
 * secrets in errors, are masked. Other properties of an error are left out, because database errors repeat a row's
 * values there, and long texts are cut.
 */
export function createLogger(config: Config, destination?: DestinationStream): Logger {
  const mask = maskerOf([
    config.pipedrive.token,
    config.sheets.apiKey,
    config.metrics.token,
    passwordIn(config.databaseUrl),
    passwordIn(config.mail.smtpUrl),
  ]);
  const options: LoggerOptions = {
    level: config.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      err: (error: unknown) => describeError(error, mask),
      // An area's error and what it writes to the console arrive as text.
      error: (text: unknown) => mask(String(text)),
      output: (text: unknown) => mask(String(text)),
      path: maskPath,
    },
  };
  return pino(options, destination ?? standardOutput());
}

/**
 * A full disk under the log, or a reader that stands still, costs lines and not the site: by default one ends the process
 * and then keeps it from ending, and the other stops it. The next line tries again, the end does not.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, maxLength: 1024 * 1024, retryEAGAIN: () => false });
  output.on('error', () => {
    output.flushSync = () => {};
  });
  return output;
}

/**
 * Logs the method, path (no query, no visitor's address), status and duration of each request, and gives the request
 * an id: the proxy's `X-Request-Id` or a new one. The response repeats the id in that header; leads store it.
 */
export function requestLogger(logger: Logger) {
  return pinoHttp({
    logger,
    genReqId: (request, response) => {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: maskPath(request.url.split('?', 1)[0] ?? ''),
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
    customLogLevel: ({ url }, { statusCode }, error) => {
      // 502 means that a provider refused a lead, and a server is not ready while it starts: no faults of the site.
      if (error || (statusCode >= 500 && statusCode !== 502 && url !== '/readyz')) return 'error';
      return statusCode >= 400 ? 'warn' : 'info';
    },
    // pino-http invents an error with a meaningless stack when nothing was thrown.
    customErrorObject: (_request, _response, error, line) =>
      error.message.startsWith('failed with status code') ? { ...line, err: undefined } : line,
  });
}

const maskPath = (path: string) => path.replace(/[^/]+/g, (part) => (AT_SIGN.test(part) ? '[email]' : part));

function describeError(error: unknown, mask: (text: string) => string): object {
  if (!(error instanceof Error)) return { message: mask(String(error)) };
  const code = codeOf(error) || undefined;
  const cause = error.cause === undefined ? undefined : describeError(error.cause, mask);
  const type = error.name === 'Error' ? error.constructor.name : error.name;
  return { type, code, message: mask(error.message), stack: mask(error.stack ?? ''), cause };
}

function maskerOf(secrets: (string | undefined)[]): (text: string) => string {
  const known = secrets.filter((secret): secret is string => Boolean(secret));
  return (text) => {
    const masked = withoutAddresses(
      known.reduce((rest, secret) => rest.replaceAll(secret, '[secret]'), text),
    );
    // Cut last: half of a secret or an address would not be found.
    return masked.length > LONGEST_TEXT ? `${masked.slice(0, LONGEST_TEXT)}…` : masked;
  };
}

const passwordIn = (address: string | undefined) => address && decodeURIComponent(new URL(address).password);
