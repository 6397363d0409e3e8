import { createHash } from 'node:crypto';
import {
  request as ask,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

const LOOK_EVERY_MS = 500;

/** Reloads the page as soon as another set is live. */
const script = `
const root = document.documentElement;
setInterval(async () => {
  const answer = await fetch('/api/release').catch(() => null);
  if (!answer?.ok) return;
  const { set } = await answer.json();
  root.dataset.release ??= set;
  if (set !== root.dataset.release) location.reload();
}, ${LOOK_EVERY_MS});`;
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** A proxy to a local site for development. It adds a script to pages that reloads them when the live set changes. */
export function reloadingProxy(port: number): Server {
  return createServer((request, response) => {
    const { 'if-none-match': _, ...headers } = request.headers;
    const passed = ask(
      {
        port,
        host: '127.0.0.1',
        method: request.method,
        path: request.url,
        headers: { ...headers, 'accept-encoding': 'identity' },
      },
      (answer) => passOn(answer, response).catch(() => response.destroy()),
    );
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  });
}

/** @throws if either side breaks off, for example because the browser has gone to another page. */
async function passOn(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const status = answer.statusCode ?? 502;
  if (!isPage(answer)) return pipeline(answer, response.writeHead(status, answer.headers));
  const page = (await text(answer)).replace('</body>', () => `<script>${script}</script></body>`);
  response.writeHead(status, pageHeaders(answer, page)).end(page);
}

const policyOf = ({ headers }: IncomingMessage) => String(headers['content-security-policy'] ?? '');

const isPage = (answer: IncomingMessage) =>
  answer.headers['content-type']?.startsWith('text/html') && policyOf(answer).includes('script-src ');

function pageHeaders(answer: IncomingMessage, page: string) {
  return {
    ...answer.headers,
    'content-length': Buffer.byteLength(page),
    'content-security-policy': policyOf(answer).replace('script-src ', `script-src ${hash} `),
  };
}
