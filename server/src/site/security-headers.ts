import type { ServerResponse } from 'node:http';
import helmet from 'helmet';

export interface HeaderOptions {
  siteUrl: string;
  /** The newsletter provider's endpoint when one is set: forms may post there. */
  newsletterUrl?: string | undefined;
}

/** Headers that every answer carries, from helmet's defaults made stricter; computed once. */
export function securityHeaders({ siteUrl }: HeaderOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const recorder = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = String(value);
    },
    removeHeader: () => {},
  } as unknown as ServerResponse;
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginEmbedderPolicy: { policy: 'require-corp' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'sameorigin' },
    strictTransportSecurity: siteUrl.startsWith('https:')
      ? { maxAge: 63_072_000, includeSubDomains: true, preload: true }
      : false,
  })({} as never, recorder as never, () => {});
  headers['permissions-policy'] =
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()';
  return headers;
}

/** A page's policy: nothing unsafe; its own inline script and style by hash. */
export function pagePolicy(csp: { scripts: string[]; styles: string[] }, options: HeaderOptions): string {
  const formTargets = options.newsletterUrl ? ` ${new URL(options.newsletterUrl).origin}` : '';
  return [
    "default-src 'none'",
    `script-src 'self' ${csp.scripts.join(' ')}`,
    `style-src 'self' ${csp.styles.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    `frame-src 'self'${formTargets}`,
    "manifest-src 'self'",
    `form-action 'self'${formTargets}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
    ...(options.siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
