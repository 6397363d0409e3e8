import { resolve } from 'node:path';
import { exampleOperator } from '@sharemore/platform/contract';
import { z } from 'zod';
import { Explained } from './observe/error-words';
import { credentialsSetting } from './settings/google-credentials';
import * as is from './settings/setting-types';

/** Every setting of the server, read once at start; a setting without a default is undefined until it is set. */
export type Config = ReturnType<typeof readConfig>;

/** The message names the wrong settings and their valid values; the process should print it and stop. */
export class ConfigError extends Explained {}

/** Runs `open`. @throws {ConfigError} when it fails, naming `setting` and the cause */
export async function openAt<T>(
  setting: 'DATA_DIR' | 'DATABASE_URL' | 'RELEASES_DIR',
  open: () => Promise<T>,
): Promise<T> {
  return open().catch((cause: NodeJS.ErrnoException) => {
    // The AggregateError of a refused connection to several addresses has an empty message.
    throw new ConfigError(`${setting} cannot be used: ${cause.message || cause.code}`, { cause });
  });
}

/** As files of settings have it, of which some tools take the quotes as part of the value. */
const QUOTED = /^(["'])(.*)\1$/s;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const days = is.wholeNumber(1, 36_500);
const SIX_YEARS = 2190;

const mailServer = is
  .addressOf('smtp', 'smtps')
  .refine(
    (address) => !URL.canParse(address) || new URL(address).hostname !== '',
    'must name the mail server, as in smtp://HOST:PORT',
  )
  .refine(
    (address) => !/^(smtps:.*:(25|587)|smtp:.*:465)(?=[/?]|$)/.test(address),
    'must start with smtps:// for port 465, where the connection begins encrypted, and with smtp:// for 25 and 587',
  );

const recipients = is.text
  .transform((value) => value.split(/[,;]/).map((part) => part.trim()))
  .pipe(z.array(is.emailAddress));

const crmAddress = is.secureAddress
  .refine((address) => !/[?#]/.test(address), 'must be an address without a query')
  .transform((address) => address.replace(/\/+$/, ''));

/** The sheet's id, or the address from the browser that has it. */
const sheetId = is.text.transform((value) => /\/spreadsheets\/d\/([\w-]+)/.exec(value)?.[1] ?? value);

const honeypot = is.text.regex(/^(?!(email|returnTo)$)/i, 'must be a name that no other field has');

/**
 * Reads the settings from the environment. An empty value counts as not set.
 * @throws {ConfigError} naming every wrong variable, never its value
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const { read, problems } = settingReader(env);
  const listening = {
    host: read('HOST', is.host, '127.0.0.1'),
    port: read('PORT', is.wholeNumber(1, 65_535), 3000),
  };
  const smtpUrl = read('SMTP_URL', mailServer);
  const to = read('CONTACT_TO', recipients);
  const [sender = 'contact@localhost'] = to ?? [];
  const config = {
    ...listening,
    siteUrl: read('SITE_URL', is.siteOrigin, is.listenAddress(listening)),
    dataDir: resolve(read('DATA_DIR', is.text, './data')),
    releasesDir: resolve(read('RELEASES_DIR', is.text, './releases')),
    /** PostgreSQL for leads and releases; when undefined, leads are in SQLite and releases in folders. */
    databaseUrl: read('DATABASE_URL', is.addressOf('postgres', 'postgresql')),
    sheets: {
      id: read('GOOGLE_SHEETS_ID', sheetId),
      range: read('GOOGLE_SHEETS_RANGE', is.text, 'A:Z'),
      apiKey: read('GOOGLE_API_KEY', is.key),
      /** A file, its text, or that in Base64; `readGoogleCredentials` reads it. */
      credentials: read('GOOGLE_APPLICATION_CREDENTIALS', credentialsSetting),
      rootUrl: read('GOOGLE_SHEETS_ROOT_URL', is.webAddress),
      useSampleData: read('USE_SAMPLE_DATA', is.flag, false),
    },
    mail: { smtpUrl, to: to ?? [sender], from: read('CONTACT_FROM', is.emailAddress, sender) },
    pipedrive: {
      token: read('PIPEDRIVE_API_TOKEN', is.key),
      baseUrl: read('PIPEDRIVE_BASE_URL', crmAddress, 'https://api.pipedrive.com'),
      version: read('PIPEDRIVE_API_VERSION', z.enum(['v1', 'v2'], { error: 'must be v1 or v2' }), 'v2'),
    },
    newsletter: {
      formUrl: read('NEWSLETTER_FORM_URL', is.secureAddress),
      honeypotField: read('NEWSLETTER_HONEYPOT_FIELD', honeypot, 'b_website'),
    },
    trustProxy: read('TRUST_PROXY', is.trustedProxies, false),
    /** Form posts per minute and client address. */
    formRateLimit: read('FORM_RATE_LIMIT', is.wholeNumber(1, 1_000_000), 20),
    /** Days that a settled lead is kept, by kind; `suspected` applies to suspected leads of every kind. */
    retentionDays: {
      contact: read('RETENTION_DAYS_CONTACT', days, SIX_YEARS),
      registration: read('RETENTION_DAYS_REGISTRATION', days, SIX_YEARS),
      newsletter: read('RETENTION_DAYS_NEWSLETTER', days, SIX_YEARS),
      suspected: read('RETENTION_DAYS_SUSPECTED', days, 30),
    },
    /** Whether browsers may add the whole domain to their HSTS preload lists. */
    hstsPreload: read('HSTS_PRELOAD', is.flag, false),
    metrics: { token: read('METRICS_TOKEN', is.text.min(16, 'must have 16 characters or more')) },
    ...readOperator(read),
    logLevel: read('LOG_LEVEL', z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  };
  const { id, apiKey, credentials } = config.sheets;
  // A wrong one is among the problems already.
  const isRight = problems.length === 0;
  if (isRight && smtpUrl && !to)
    problems.push('CONTACT_TO must say who gets contact mail when SMTP_URL is set');
  if (isRight && id && !apiKey && !credentials)
    problems.push(
      'GOOGLE_API_KEY or GOOGLE_APPLICATION_CREDENTIALS must be set when GOOGLE_SHEETS_ID is set',
    );
  if (problems.length > 0) throw new ConfigError(`These settings are wrong:\n  ${problems.join('\n  ')}`);
  return config;
}

/** Who runs the site, as pages show it, and the names of the settings that are not set: pages show an example for each. */
function readOperator(read: ReturnType<typeof settingReader>['read']) {
  const { social, ...example } = exampleOperator;
  const exampleSettings: string[] = [];
  const show = (name: string, schema: z.ZodType<string>, exampleValue: string) => {
    const value = read(name, schema);
    if (value === undefined) exampleSettings.push(name);
    return value ?? exampleValue;
  };
  const details = {
    legalName: show('COMPANY_LEGAL_NAME', is.text, example.legalName),
    number: show('COMPANY_NUMBER', is.text, example.number),
    address: show('COMPANY_ADDRESS', is.text, example.address),
    status: show('COMPANY_STATUS', is.text, example.status),
    email: show('CONTACT_EMAIL', is.emailAddress, example.email),
    complaintsUrl: show('COMPLAINTS_URL', is.webAddress, example.complaintsUrl),
    employerRequestEmail: show('EMPLOYER_REQUEST_EMAIL', is.emailAddress, example.employerRequestEmail),
    social: {
      whatsapp: show('SOCIAL_WHATSAPP', is.webAddress, social.whatsapp),
      facebook: show('SOCIAL_FACEBOOK', is.webAddress, social.facebook),
      linkedin: show('SOCIAL_LINKEDIN', is.webAddress, social.linkedin),
      instagram: show('SOCIAL_INSTAGRAM', is.webAddress, social.instagram),
    },
  };
  return { operator: { ...details, isExample: exampleSettings.length > 0 }, exampleSettings };
}

/** Reads settings from the environment one by one; an empty value counts as not set, and quotes around one are left out. */
function settingReader(env: NodeJS.ProcessEnv) {
  /** What is wrong with the settings read so far, each by its name and never with its value. */
  const problems: string[] = [];

  /** The setting, or its default if it is not set or wrong. */
  function read<T>(name: string, schema: z.ZodType<T>): T | undefined;
  function read<T>(name: string, schema: z.ZodType<T>, byDefault: NoInfer<T>): T;
  function read<T>(name: string, schema: z.ZodType<T>, byDefault?: T): T | undefined {
    const value = env[name]?.trim().replace(QUOTED, '$2').trim();
    if (!value) return byDefault;
    const { data, error } = schema.safeParse(value);
    for (const { message } of error?.issues ?? []) problems.push(`${name} ${message}`);
    return data ?? byDefault;
  }

  return { read, problems };
}
