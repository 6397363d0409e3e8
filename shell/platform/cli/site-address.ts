/** The address of a site as an option gave it. @throws when it is none, or a token could be read on the way there. */
export function siteAddress(option: string, text: string): URL {
  if (!/^https?:\/\/[^/?#]+\/?$/.test(text) || !URL.canParse(text))
    throw new Error(`${option} takes an address like https://site`);
  const url = new URL(text);
  if (url.protocol !== 'https:' && !['localhost', '127.0.0.1', '[::1]'].includes(url.hostname))
    throw new Error(`${option} takes https: the token must not be read on the way`);
  return url;
}
