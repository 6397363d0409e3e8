/** Parses the address of a site. @throws if it is invalid, or neither HTTPS nor loopback. */
export function siteAddress(option: string, text: string): URL {
  if (!/^https?:\/\/[^/?#]+\/?$/.test(text) || !URL.canParse(text))
    throw new Error(`${option} takes an address like https://site`);
  const url = new URL(text);
  if (url.protocol !== 'https:' && !['localhost', '127.0.0.1', '[::1]'].includes(url.hostname))
    throw new Error(`${option} takes https: the token must not be read on the way`);
  return url;
}
