/** A promotion is answered when the new set has been tested. */
const TIME_LIMIT_MS = 120_000;

/** Parses the address of a site. @throws if it is invalid, or neither HTTPS nor loopback. */
function siteAddress(option: string, text: string): URL {
  if (!/^https?:\/\/[^/?#]+\/?$/.test(text) || !URL.canParse(text))
    throw new Error(`${option} takes an address like https://site`);
  const url = new URL(text);
  if (url.protocol !== 'https:' && !['localhost', '127.0.0.1', '[::1]'].includes(url.hostname))
    throw new Error(`${option} takes https: the token must not be read on the way`);
  return url;
}

/** The token in `RELEASE_TOKEN`. @throws if there is none. */
function releaseToken(): string {
  const token = process.env.RELEASE_TOKEN;
  if (!token) throw new Error('RELEASE_TOKEN holds no token: the people who run the site give one.');
  return token;
}

/**
 * A client of the release API of the site in `--to`: sends a request to a path below `/api/releases/`, and throws with
 * the site's reasons when the site refuses.
 * @throws if the address is invalid, or without a token in `RELEASE_TOKEN`
 */
export function releaseClient(to: string) {
  const { origin } = siteAddress('--to', to);
  const unknown = `What is live now is not known: "npm run release -- list --to ${origin}" says it`;
  const token = releaseToken();
  return async (path: string, request: object, headers: object = {}): Promise<Response> => {
    const response = await fetch(`${origin}/api/releases/${path}`, {
      method: 'POST',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      ...request,
      headers: { 'Content-Type': 'application/json', ...headers, Authorization: `Bearer ${token}` },
    }).catch((error) => {
      throw new Error(
        `${origin} does not answer: ${error.cause?.message || error.cause?.code || error.message}\n${unknown}`,
      );
    });
    if (response.ok) return response;
    const { error = `${origin} answers ${response.status}`, problems = [error] } = await response
      .json()
      .catch(() => ({}));
    // A proxy gave up, or the change failed half-way; with 503 the site itself says that nothing changed.
    if (response.status >= 500 && response.status !== 503) problems.push(unknown);
    throw new Error(problems.join('\n  '));
  };
}
