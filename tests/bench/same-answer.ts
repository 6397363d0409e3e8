import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { type Agent, get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { freePort } from '../free-port';
import { endProcess } from '../programs';

/** A response as sent, with its body still compressed. */
export interface Answer {
  headers: Record<string, string>;
  body: Buffer;
}

const connectionHeaders = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

export function fetchAsSent(url: string, headers: IncomingHttpHeaders, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent }, async (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !connectionHeaders.includes(name));
      resolve({ headers: Object.fromEntries(kept) as Record<string, string>, body: await buffer(answer) });
    }).on('error', reject);
  });
}

/** Starts a raw `node:http` server, the fastest possible in this runtime. */
export async function startBareServer({ headers, body }: Answer, prefix: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  const files = { body: join(folder, 'body'), headers: join(folder, 'headers.json') };
  writeFileSync(files.body, body);
  writeFileSync(files.headers, JSON.stringify(headers));
  const script = join(import.meta.dirname, 'bare-server.mjs');
  const [command = '', ...args] = [...prefix, process.execPath, script, files.body, files.headers];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return rival(child, Number(port));
}

/** Starts nginx with the page as a compressed file. @returns null, and prints so, when nginx is not installed. */
export async function startNginx({ headers, body }: Answer, prefix: string[]) {
  if (spawnSync('nginx', ['-v']).error) {
    process.stdout.write('NGINX IS NOT INSTALLED, and not compared with\n');
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  mkdirSync(join(folder, 'logs'));
  writeFileSync(join(folder, 'index.html'), body);
  const port = await freePort();
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = paths.map((name) => `${name}_temp_path ${join(folder, name)};`).join(' ');
  const own = ['content-length', 'content-type', 'etag'];
  const added = Object.entries(headers)
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log stderr;
events {} http { access_log off; ${temporary} default_type "text/html; charset=utf-8"; keepalive_requests 1000000;
server { listen 127.0.0.1:${port}; root ${folder}; ${added.join(' ')} } }`,
  );
  const [command = '', ...args] = [...prefix, 'nginx', '-p', folder, '-c', join(folder, 'nginx.conf')];
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const server = rival(child, port);
  while (child.exitCode === null) {
    if (await fetch(server.url).then(Boolean, () => false)) return server;
  }
  throw new Error('nginx did not start');
}

/** Another server that sends the same response, in a separate process. */
function rival(child: ChildProcess, port: number) {
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    [Symbol.asyncDispose]: () => endProcess(child),
  };
}
