import { resolve } from 'node:path';
import { z } from 'zod';
import { operatorSettings, readOperator } from './settings/operator';
import {
  addressOf,
  emailAddress,
  flag,
  folder,
  host,
  jsonFile,
  listenAddress,
  secureAddress,
  siteOrigin,
  trustedProxies,
  webAddress,
  wholeNumber,
} from './settings/setting-types';

/** Every setting of the server, read once at start; a setting without a default is undefined until it is set. */
export type Config = ReturnType<typeof readConfig>;

/** The message names the wrong settings and their valid values; the process should print it and stop. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const retention = wholeNumber(1, 36_500).default(2190);

const environment = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: host.default('127.0.0.1'),
  SITE_URL: siteOrigin.optional(),
  DATA_DIR: z.string().default('./data'),
  RELEASES_DIR: folder.default('./releases'),
  DATABASE_URL: addressOf('postgres', 'postgresql').optional(),
  GOOGLE_SHEETS_ID: z.string().optional(),
  GOOGLE_SHEETS_RANGE: z.string().default('A:Z'),
  GOOGLE_API_KEY: z.string().optional(),
  GOOGLE_APPLICATION_CREDENTIALS: jsonFile.optional(),
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
  TRUST_PROXY: trustedProxies,
  FORM_RATE_LIMIT: wholeNumber(1, 1_000_000).default(20),
  RETENTION_DAYS_CONTACT: retention,
  RETENTION_DAYS_REGISTRATION: retention,
  RETENTION_DAYS_NEWSLETTER: retention,
  RETENTION_DAYS_SUSPECTED: wholeNumber(1, 36_500).default(30),
  HSTS_PRELOAD: flag,
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
  ...operatorSettings.shape,
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
  const exampleSettings = Object.keys(operatorSettings.shape).filter((name) => !present[name]);
  const to = values.CONTACT_TO ?? ['contact@localhost'];
  return {
    host: values.HOST,
    port: values.PORT,
    siteUrl: values.SITE_URL ?? listenAddress(values.HOST, values.PORT),
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
    operator: readOperator(values, exampleSettings.length > 0),
    /** Settings of `operator` that are not set, so that pages show an example. */
    exampleSettings,
    logLevel: values.LOG_LEVEL,
  };
}
