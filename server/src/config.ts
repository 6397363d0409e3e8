import { existsSync, readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import proxyAddr from 'proxy-addr';
import { z } from 'zod';
import { companySettings, emailAddress, readCompany, webAddress } from './who-we-are';

/** Every setting of the server, read once at start; a setting without a default is undefined until it is set. */
export type Config = ReturnType<typeof readConfig>;

/** The message names the wrong settings and their valid values; the process should print it and stop. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `must be a whole number from ${from} to ${to}`);

const addressOf = (...protocols: string[]) =>
  z
    .url({
      protocol: new RegExp(`^(${protocols.join('|')})$`),
      error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}; write # / ? of a password as %23 %2F %3F`,
    })
    .refine(
      (address) => !/%(?![0-9a-f]{2})/i.test(address),
      'must have each % of its password written as %25',
    );

/** Whether the host of a URL is this machine. */
export const isLoopback = (hostname: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** For personal data and credentials: unencrypted only within this machine. */
const secureAddress = webAddress.refine(
  (address) => /^https:/.test(address) || (URL.canParse(address) && isLoopback(new URL(address).hostname)),
  'must start with https://, so that nobody on the way can read what is sent',
);

const flag = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .optional()
  .transform((value) => value === 'true');

/** Without a path: the areas' paths start at the root. */
const siteAddress = webAddress
  .transform((address) => new URL(address))
  .refine(
    ({ pathname, search, hash }) => pathname + search + hash === '/',
    'must be an address without a path',
  )
  .transform(({ origin }) => origin);

const retention = wholeNumber(1, 36_500).default(2190);

const environment = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z
    .string()
    .refine(
      (host) => siteAddress.safeParse(localAddress(host, 80)).success,
      'must be a host name or IP address',
    )
    .default('127.0.0.1'),
  SITE_URL: siteAddress.optional(),
  DATA_DIR: z.string().default('./data'),
  RELEASES_DIR: z
    .string()
    .refine((path) => !existsSync(path) || statSync(path).isDirectory(), 'must be a folder')
    .default('./releases'),
  DATABASE_URL: addressOf('postgres', 'postgresql').optional(),
  GOOGLE_SHEETS_ID: z.string().optional(),
  GOOGLE_SHEETS_RANGE: z.string().default('A:Z'),
  GOOGLE_API_KEY: z.string().optional(),
  GOOGLE_APPLICATION_CREDENTIALS: z
    .string()
    .refine(isJsonFile, 'must be a JSON file that can be read')
    .optional(),
  GOOGLE_SHEETS_ROOT_URL: webAddress.optional(),
  USE_SAMPLE_DATA: flag,
  SMTP_URL: addressOf('smtp', 'smtps')
    .refine(
      (address) => !URL.canParse(address) || new URL(address).hostname !== '',
      'must name the mail server, as in smtp://HOST:PORT',
    )
    .optional(),
  CONTACT_TO: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(emailAddress).min(1))
    .optional(),
  CONTACT_FROM: emailAddress.optional(),
  PIPEDRIVE_API_TOKEN: z.string().optional(),
  PIPEDRIVE_BASE_URL: secureAddress
    .refine((address) => !/[?#]/.test(address), 'must be an address without a query')
    .default('https://api.pipedrive.com'),
  PIPEDRIVE_API_VERSION: z.enum(['v1', 'v2'], { error: 'must be v1 or v2' }).default('v2'),
  NEWSLETTER_FORM_URL: secureAddress.optional(),
  NEWSLETTER_HONEYPOT_FIELD: z
    .string()
    .regex(/^(?!(email|returnTo)$)/i, 'must be a name that no other field of the form has')
    .default('b_website'),
  TRUST_PROXY: z.string().default('off').transform(readTrustProxy),
  FORM_RATE_LIMIT: wholeNumber(1, 1_000_000).default(20),
  RETENTION_DAYS_CONTACT: retention,
  RETENTION_DAYS_REGISTRATION: retention,
  RETENTION_DAYS_NEWSLETTER: retention,
  RETENTION_DAYS_SUSPECTED: wholeNumber(1, 36_500).default(30),
  HSTS_PRELOAD: flag,
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
  ...companySettings.shape,
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
});

const settings = environment
  .refine((env) => !env.SMTP_URL || env.CONTACT_TO, {
    path: ['CONTACT_TO'],
    error: 'must say who gets contact mail when SMTP_URL is set',
  })
  .refine((env) => !env.GOOGLE_SHEETS_ID || env.GOOGLE_API_KEY || env.GOOGLE_APPLICATION_CREDENTIALS, {
    path: ['GOOGLE_API_KEY'],
    error: 'or GOOGLE_APPLICATION_CREDENTIALS must be set when GOOGLE_SHEETS_ID is set',
  });

/**
 * Reads the settings from the environment. An empty value counts as not set.
 * @throws {ConfigError} naming every wrong variable, never its value
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = settings.safeParse(present);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `  ${issue.path[0]?.toString()} ${issue.message}`);
    throw new ConfigError(`These settings are wrong:\n${problems.join('\n')}`);
  }
  const values = result.data;
  const exampleSettings = Object.keys(companySettings.shape).filter((name) => !present[name]);
  const isExample = exampleSettings.some((name) => name.startsWith('COMPANY_'));
  const to = values.CONTACT_TO ?? ['contact@localhost'];
  return {
    host: values.HOST,
    port: values.PORT,
    siteUrl: values.SITE_URL ?? localAddress(values.HOST, values.PORT),
    dataDir: resolve(values.DATA_DIR),
    releasesDir: resolve(values.RELEASES_DIR),
    /** PostgreSQL for leads and releases; when undefined, leads are in SQLite and releases in folders. */
    databaseUrl: values.DATABASE_URL,
    sheets: {
      id: values.GOOGLE_SHEETS_ID,
      range: values.GOOGLE_SHEETS_RANGE,
      apiKey: values.GOOGLE_API_KEY,
      credentialsFile: values.GOOGLE_APPLICATION_CREDENTIALS,
      rootUrl: values.GOOGLE_SHEETS_ROOT_URL,
      useSampleData: values.USE_SAMPLE_DATA,
    },
    mail: { smtpUrl: values.SMTP_URL, to, from: values.CONTACT_FROM ?? to[0] ?? 'contact@localhost' },
    pipedrive: {
      token: values.PIPEDRIVE_API_TOKEN,
      baseUrl: values.PIPEDRIVE_BASE_URL.replace(/\/+$/, ''),
      version: values.PIPEDRIVE_API_VERSION,
    },
    newsletter: { formUrl: values.NEWSLETTER_FORM_URL, honeypotField: values.NEWSLETTER_HONEYPOT_FIELD },
    trustProxy: values.TRUST_PROXY,
    /** Form posts per minute and client address. */
    formRateLimit: values.FORM_RATE_LIMIT,
    /** Days that a settled lead is kept, by kind; `suspected` applies to suspected leads of every kind. */
    retentionDays: {
      contact: values.RETENTION_DAYS_CONTACT,
      registration: values.RETENTION_DAYS_REGISTRATION,
      newsletter: values.RETENTION_DAYS_NEWSLETTER,
      suspected: values.RETENTION_DAYS_SUSPECTED,
    },
    /** Whether browsers may add the whole domain to their HSTS preload lists. */
    hstsPreload: values.HSTS_PRELOAD,
    metrics: { token: values.METRICS_TOKEN },
    company: readCompany(values, isExample),
    /** Settings of `company` that are not set, so that pages show an example. */
    exampleSettings,
    logLevel: values.LOG_LEVEL,
  };
}

function isJsonFile(file: string): boolean {
  try {
    JSON.parse(readFileSync(file, 'utf8'));
    return true;
  } catch {
    return false;
  }
}

/** `off`, a number of hops, or names and addresses in Express's notation. */
function readTrustProxy(value: string, context: z.RefinementCtx): false | number | string {
  if (value === 'off' || value === 'false') return false;
  if (/^\d+$/.test(value)) return Number(value);
  try {
    // Express parses a list in the same way.
    proxyAddr.compile(value.split(',').map((part) => part.trim()));
  } catch {
    const message =
      'must be a number of proxies or their addresses: any visitor could claim any address otherwise';
    // `continue`, so that the checks of several settings together are not skipped.
    context.addIssue({ code: 'custom', message, continue: true });
  }
  return value;
}

function localAddress(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  // A URL cannot contain the zone of a link-local address (`fe80::1%eth0`).
  const name = everywhere ? 'localhost' : isIP(host) === 6 ? `[${host.replace(/%.*/, '')}]` : host;
  return `http://${name}:${port}`;
}
