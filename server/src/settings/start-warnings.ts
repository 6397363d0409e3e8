import type { Config } from '../config';

/** What the site cannot do, or shows as an example, with its settings: a line each for the operator. */
export function startWarnings(config: Config): string[] {
  const { mail, pipedrive, newsletter, sheets, siteUrl, trustProxy } = config;
  const destinations = {
    SMTP_URL: mail.smtpUrl,
    PIPEDRIVE_API_TOKEN: pipedrive.token,
    NEWSLETTER_FORM_URL: newsletter.formUrl,
  };
  // The server itself speaks HTTP only, so an HTTPS site has a proxy in front of it.
  const isProxied = siteUrl.startsWith('https:');
  const effects = {
    'pages show an example': config.exampleSettings,
    'leads are kept and not delivered': unset(destinations),
    'the companies are the bundled sample': unset({ GOOGLE_SHEETS_ID: sheets.id }),
    'all visitors share the rate limit of one': isProxied ? unset({ TRUST_PROXY: trustProxy }) : [],
  };
  const warnings = Object.entries(effects)
    .filter(([, names]) => names.length > 0)
    .map(([effect, names]) => `Not set yet, so ${effect} (README, "Settings"): ${names.join(', ')}`);
  if (pipedrive.token && pipedrive.version === 'v1')
    warnings.push(
      'PIPEDRIVE_API_VERSION=v1 is out of support at Pipedrive since August 2026 and may end any day: use v2',
    );
  return warnings;
}

function unset(settings: Record<string, unknown>): string[] {
  return Object.keys(settings).filter((name) => !settings[name]);
}
