import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config';
import { startWarnings } from './settings/start-warnings';

const keyFile = (private_key: string) =>
  JSON.stringify({ type: 'service_account', client_email: 'a@x.example', private_key });

describe('readConfig', () => {
  it('has a default for every required setting', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      siteUrl: 'http://127.0.0.1:3000',
      formRateLimit: 20,
      trustProxy: false,
      pipedrive: { baseUrl: 'https://api.pipedrive.com', version: 'v2' },
      newsletter: { honeypotField: 'b_website' },
      mail: { to: ['contact@localhost'] },
      databaseUrl: undefined,
    });
  });

  it.each<[string, NodeJS.ProcessEnv, object]>([
    ['an empty value as not set', { PORT: ' ', SMTP_URL: '' }, { port: 3000, mail: { smtpUrl: undefined } }],
    ['"true" as a boolean', { HSTS_PRELOAD: 'true' }, { hstsPreload: true }],
    ['"false" as a boolean', { USE_SAMPLE_DATA: 'false' }, { sheets: { useSampleData: false } }],
    [
      'SITE_URL without a trailing slash',
      { SITE_URL: 'https://x.example/' },
      { siteUrl: 'https://x.example' },
    ],
  ])('reads %s', (_, env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });

  it.each<[string, string, object]>([
    ['SMTP_URL', '"smtp://me@x.example:p@mail"', { mail: { smtpUrl: 'smtp://me@x.example:p@mail' } }],
    [
      'SMTP_URL',
      'smtp://user:a%23b@mail/?name=a@b',
      { mail: { smtpUrl: 'smtp://user:a%23b@mail/?name=a@b' } },
    ],
    ['PIPEDRIVE_API_TOKEN', '"abc\ndef "', { pipedrive: { token: 'abcdef' } }],
    [
      'NEWSLETTER_FORM_URL',
      'https://x.example/post?u=1&amp;id=2',
      { newsletter: { formUrl: 'https://x.example/post?u=1&id=2' } },
    ],
    [
      'CONTACT_TO',
      'Team <team@x.example>; mailto:ada@x.example',
      { mail: { to: ['team@x.example', 'ada@x.example'] } },
    ],
  ])('reads %s as people paste it: %s', (name, value, expected) => {
    expect(readConfig({ CONTACT_TO: 'a@x.example', [name]: value })).toMatchObject(expected);
  });

  it('reads the id of a sheet from its address', () => {
    const GOOGLE_SHEETS_ID = 'https://docs.google.com/spreadsheets/d/1a-B_c/edit#gid=0';
    expect(readConfig({ GOOGLE_SHEETS_ID, GOOGLE_API_KEY: 'key' }).sheets.id).toBe('1a-B_c');
  });

  it('warns of version 1 of Pipedrive’s API', () => {
    const warnings = (version: string) =>
      startWarnings(readConfig({ PIPEDRIVE_API_TOKEN: 'token', PIPEDRIVE_API_VERSION: version })).join();
    expect(warnings('v1')).toContain('PIPEDRIVE_API_VERSION=v1 is out of support');
    expect(warnings('v2')).not.toContain('PIPEDRIVE_API_VERSION');
  });

  it('names every wrong variable, but never its value', () => {
    const read = () =>
      readConfig({ PORT: 'eighty', DATABASE_URL: 'mysql://u:secret@db/x', PIPEDRIVE_API_VERSION: 'v3' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT must be a whole number/);
    expect(read).toThrow(/DATABASE_URL must be an address that starts with postgres:\/\//);
    expect(read).toThrow(/PIPEDRIVE_API_VERSION must be v1 or v2/);
    expect(read).not.toThrow(/secret/);
  });

  it('requires a recipient when a mail server is set', () => {
    const SMTP_URL = 'smtp://localhost:25';
    expect(() => readConfig({ SMTP_URL })).toThrow(/CONTACT_TO must say who gets contact mail/);
    expect(() => readConfig({ SMTP_URL, CONTACT_TO: 'ada' })).toThrow(/CONTACT_TO must be an email address$/);
    expect(
      readConfig({ SMTP_URL: 'smtp://localhost:25', CONTACT_TO: 'a@example.org, b@example.org' }).mail,
    ).toMatchObject({ to: ['a@example.org', 'b@example.org'], from: 'a@example.org' });
  });

  it('accepts the values that Express accepts for trust proxy', () => {
    expect(readConfig({ TRUST_PROXY: '1' }).trustProxy).toBe(1);
    expect(readConfig({ TRUST_PROXY: 'loopback' }).trustProxy).toBe('loopback');
    expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }).trustProxy).toBe('loopback, 10.0.0.0/8');
    for (const any of ['on', 'true', 'banana', 'loopback, banana', '1.5'])
      expect(() => readConfig({ TRUST_PROXY: any })).toThrow('TRUST_PROXY must be');
  });

  it.each([
    ['USE_SAMPLE_DATA', 'yes', 'must be true or false'],
    ['HSTS_PRELOAD', '1', 'must be true or false'],
    ['SITE_URL', 'https://x.example/sub', 'must be an address without a path'],
    ['SITE_URL', 'https://x.example/?a=b', 'must be an address without a path'],
    ['SITE_URL', 'banana', 'must be an http or https address'],
    ['NEWSLETTER_HONEYPOT_FIELD', 'EMAIL', 'must be a name that no other field has'],
    ['NEWSLETTER_HONEYPOT_FIELD', 'returnTo', 'must be a name that no other field has'],
    ['PORT', '0', 'must be a whole number from 1 to 65535'],
    ['HOST', '256.1.1.1', 'must be a host name or IP address'],
    ['HOST', 'localhost/x', 'must be a host name or IP address'],
    [
      'DATABASE_URL',
      'postgres://user:p#ss@host',
      'must be an address that starts with postgres:// or postgresql://; write # / ? @ % of a password as %23 %2F %3F %40 %25',
    ],
    ['SMTP_URL', 'smtp://user:25/p@mail', 'must be an address that starts with smtp:// or smtps://; write'],
    ['SMTP_URL', 'smtp://user:25#p@mail', 'must be an address that starts with smtp:// or smtps://; write'],
    ['SMTP_URL', 'smtp://user:1%@mail', 'must be an address that starts with smtp:// or smtps://; write'],
    ['SMTP_URL', 'smtp://user:p%E9ss@mail', 'must be an address that starts with smtp:// or smtps://; write'],
    ['PIPEDRIVE_API_TOKEN', 'token “of Ada”', 'must be the key alone, without other characters'],
    ['GOOGLE_APPLICATION_CREDENTIALS', '{"installed":{}}', 'must be the key of a service account'],
    ['GOOGLE_APPLICATION_CREDENTIALS', keyFile('MIIE'), 'has a private_key that was cut off or changed'],
    ['PIPEDRIVE_BASE_URL', 'https://x.example/?a=1', 'must be an address without a query'],
    ['PIPEDRIVE_BASE_URL', 'http://crm.example', 'must start with https://'],
    ['NEWSLETTER_FORM_URL', 'http://localhost.example/form', 'must start with https://'],
    ['GOOGLE_APPLICATION_CREDENTIALS', '/no/such/file', 'must be a JSON file that can be read'],
    ['GOOGLE_APPLICATION_CREDENTIALS', import.meta.dirname, 'must be a JSON file that can be read'],
    ['GOOGLE_APPLICATION_CREDENTIALS', import.meta.filename, 'must be a JSON file that can be read'],
    ['SMTP_URL', 'smtp://', 'must name the mail server, as in smtp://HOST:PORT'],
    ['SMTP_URL', 'smtp://mail.example:465', 'must start with smtps:// for port 465'],
    ['SMTP_URL', 'smtps://u:p@mail.example:587?pool=true', 'must start with smtps:// for port 465'],
    ['SMTP_URL', 'smtp:mail.example.org', 'must be an address that starts with smtp:// or smtps://; write'],
  ])('refuses %s=%s', (name, value, problem) => {
    expect(() => readConfig({ [name]: value })).toThrow(`These settings are wrong:\n  ${name} ${problem}`);
  });

  it.each([
    ['::1', 'http://[::1]:3000'],
    ['::', 'http://localhost:3000'],
    ['fe80::1%eth0', 'http://[fe80::1]:3000'],
    ['site.internal', 'http://site.internal:3000'],
  ])('derives the public address from HOST=%s when SITE_URL is not set', (host, siteUrl) => {
    expect(readConfig({ HOST: host })).toMatchObject({ host, siteUrl });
  });

  it('shows an example in a reserved domain for each operator setting that is not set', () => {
    const config = readConfig({ CONTACT_EMAIL: 'help@sharemore.test' });
    const { operator } = config;
    const warnings = startWarnings(config);
    expect(operator).toMatchObject({ email: 'help@sharemore.test', isExample: true });
    expect(warnings[0]).toMatch(
      /^Not set yet, so pages show an example .*COMPANY_LEGAL_NAME.*SOCIAL_WHATSAPP/,
    );
    expect(warnings[0]).not.toContain('CONTACT_EMAIL');
    const { complaintsUrl, employerRequestEmail, social } = operator;
    const addresses = [complaintsUrl, ...Object.values(social)].map((address) => new URL(address).hostname);
    for (const host of [...addresses, employerRequestEmail]) expect(host).toMatch(/\.example$/);
  });

  it('warns of leads that are not delivered, of sample companies, and of a proxy that is not trusted', () => {
    const config = readConfig({ SITE_URL: 'https://x.example', PIPEDRIVE_API_TOKEN: 'token' });
    expect(startWarnings(config).slice(1)).toEqual([
      expect.stringMatching(/leads are kept and not delivered .*: SMTP_URL, NEWSLETTER_FORM_URL$/),
      expect.stringMatching(/bundled sample .*: GOOGLE_SHEETS_ID$/),
      expect.stringMatching(/share the rate limit of one .*: TRUST_PROXY$/),
    ]);
    const proxied = readConfig({ SITE_URL: 'https://x.example', TRUST_PROXY: '1' });
    expect(startWarnings(proxied).join()).not.toContain('TRUST_PROXY');
  });

  it('shows the company that the settings name', () => {
    const named = { COMPANY_LEGAL_NAME: 'ShareMore Ltd', SOCIAL_LINKEDIN: 'https://linkedin.test/sm' };
    expect(readConfig(named).operator).toMatchObject({
      legalName: 'ShareMore Ltd',
      // Its number and address are still examples.
      isExample: true,
      social: { linkedin: 'https://linkedin.test/sm' },
    });
    const names = ['whatsapp', 'facebook', 'linkedin', 'instagram'];
    const profiles = names.map((name) => [`SOCIAL_${name.toUpperCase()}`, `https://${name}.test/sm`]);
    expect(readConfig(Object.fromEntries(profiles)).operator.social).toEqual(
      Object.fromEntries(names.map((name) => [name, `https://${name}.test/sm`])),
    );
    const settings = Object.fromEntries([
      ...profiles,
      ...['LEGAL_NAME', 'NUMBER', 'ADDRESS', 'STATUS'].map((name) => [`COMPANY_${name}`, 'real']),
      ['COMPLAINTS_URL', 'https://sharemore.test/complaints'],
      ['EMPLOYER_REQUEST_EMAIL', 'employers@sharemore.test'],
    ]);
    // The address for mail is still an example.
    expect(readConfig(settings).operator.isExample).toBe(true);
    const complete = { ...settings, CONTACT_EMAIL: 'help@sharemore.test' };
    expect(readConfig(complete).operator.isExample).toBe(false);
    expect(() => readConfig({ SOCIAL_LINKEDIN: 'sm' })).toThrow(/SOCIAL_LINKEDIN must be an http/);
  });
});
