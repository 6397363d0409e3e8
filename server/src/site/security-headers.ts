export interface HeaderOptions {
  siteUrl: string;
  /** The newsletter provider's endpoint when one is set: forms may post there. */
  newsletterUrl?: string | undefined;
}

/** Headers that every answer carries. */
export function securityHeaders({ siteUrl }: HeaderOptions): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(siteUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  };
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
