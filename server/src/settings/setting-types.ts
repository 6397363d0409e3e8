import { isIP } from 'node:net';
import querystring from 'node:querystring';
import proxyAddr from 'proxy-addr';
import { z } from 'zod';

export const text = z.string();
/** Also with a name, as mail programs copy it: `Ada <ada@example.org>`. */
export const emailAddress = text
  .transform((value) => value.replace(/^mailto:|^.*<|>$/g, '').trim())
  .pipe(z.email({ error: 'must be an email address' }));
/** Also as it stands in HTML, from which a form's address is copied. */
export const webAddress = text
  .transform((address) => address.replaceAll('&amp;', '&'))
  .pipe(z.url({ protocol: /^https?$/, error: 'must be an http or https address' }));

/** A key for a header or an address; it may have been wrapped when it was copied. */
export const key = text
  .transform((value) => value.replace(/\s/g, ''))
  .refine((value) => /^[\x21-\x7e]+$/.test(value), 'must be the key alone, without other characters');

export const wholeNumber = (from: number, to: number) =>
  text
    .refine(
      (value) => /^\d+$/.test(value) && Number(value) >= from && Number(value) <= to,
      `must be a whole number from ${from} to ${to}`,
    )
    .transform(Number);

/** A password that is not escaped: an @ after the end of the host, other than in the query. */
const UNESCAPED = /^\w+:\/\/[^/?#]*([/#][^?]*|\?[^=]*)@/;

/** The address of a service with a user and password, whose characters must be escaped as a URL needs it. */
export const addressOf = (...protocols: string[]) =>
  text.refine(
    (address) =>
      protocols.includes(/^\w+(?=:\/\/)/.exec(address)?.[0] ?? '') &&
      URL.canParse(address) &&
      !UNESCAPED.test(address) &&
      !/%(?![0-9a-f]{2})/i.test(address) &&
      // Escapes in another character set than UTF-8.
      !querystring.unescape(address).includes('\ufffd'),
    `must be an address that starts with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}; write # / ? @ % of a password as %23 %2F %3F %40 %25`,
  );

/** Whether the host of a URL is this machine. */
export const isLoopback = (hostname: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** For personal data and credentials: unencrypted only within this machine. */
export const secureAddress = webAddress.refine(
  (address) => /^https:/.test(address) || (URL.canParse(address) && isLoopback(new URL(address).hostname)),
  'must start with https://, so that nobody on the way can read what is sent',
);

export const flag = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((value) => value === 'true');

/** Without a path: the areas' paths start at the root. */
export const siteOrigin = webAddress
  .transform((address) => new URL(address))
  .refine(
    ({ pathname, search, hash }) => pathname + search + hash === '/',
    'must be an address without a path',
  )
  .transform(({ origin }) => origin);

export const host = text.refine(
  (name) => siteOrigin.safeParse(listenAddress({ host: name, port: 80 })).success,
  'must be a host name or IP address',
);

export const trustedProxies = text.transform(readTrustProxy);

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

/** The address at which this machine reaches a server that listens on `host`. */
export function listenAddress({ host, port }: { host: string; port: number }): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  // A URL cannot contain the zone of a link-local address (`fe80::1%eth0`).
  const name = everywhere ? 'localhost' : isIP(host) === 6 ? `[${host.replace(/%.*/, '')}]` : host;
  return `http://${name}:${port}`;
}
