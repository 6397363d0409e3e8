import { createServer, request as httpRequest, type Server } from 'node:http';
import { text } from 'node:stream/consumers';

/** What the last save came to. */
export interface Saved {
  /** How many saves are live. */
  count: number;
  /** Why the last one is not; empty if it is. */
  failure: string;
}

const ADDRESS = '/@sharemore/saved';

/** Runs in each page: shows why a save failed, and loads the page again once a later one is live. */
function follow(address: string): void {
  let shown: number | undefined;
  const overlay = Object.assign(document.createElement('dialog'), { style: 'max-width: 90vw; z-index: 9' });
  const words = overlay.appendChild(document.createElement('pre'));
  setInterval(async () => {
    const { count, failure }: Saved = await (await fetch(address)).json();
    shown ??= count;
    if (count !== shown) location.reload();
    words.textContent = failure;
    if (!overlay.isConnected) document.body.append(overlay);
    if (!failure) overlay.close();
    else if (!overlay.open) overlay.showModal();
  }, 500);
}

/** Passes requests on to the site's server at `inner`, and puts into each page the script that follows the saves. */
export function startDevProxy(port: number, inner: number, saved: () => Saved): Server {
  const script = `<script>(${follow})(${JSON.stringify(ADDRESS)})</script>`;
  const server = createServer((request, response) => {
    if (request.url === ADDRESS) return void response.end(JSON.stringify(saved()));
    const { method, url: path } = request;
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const onward = httpRequest({ port: inner, method, path, headers }, async (answer) => {
      const { statusCode = 502, headers } = answer;
      if (!headers['content-type']?.startsWith('text/html'))
        return void answer.pipe(response.writeHead(statusCode, headers));
      const page = (await text(answer)) + script;
      // The site's policy would stop the script.
      const {
        'content-security-policy': _policy,
        'content-length': _length,
        etag: _etag,
        ...others
      } = headers;
      response.writeHead(statusCode, others).end(method === 'HEAD' ? undefined : page);
    });
    onward.on('error', () => response.writeHead(502).end('The site inside is not up'));
    request.pipe(onward);
  });
  return server.listen(port, '127.0.0.1');
}
