import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** A raw `node:http` server that answers every request with the body and headers from two files. */
const [, , bodyFile, headersFile] = process.argv;
const body = readFileSync(bodyFile);
const headers = JSON.parse(readFileSync(headersFile, 'utf8'));
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
