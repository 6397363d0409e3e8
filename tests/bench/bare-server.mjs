import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Raw `node:http` that answers everything with the bytes and headers of two files, and does nothing else. */
const [, , bodyFile, headersFile] = process.argv;
const body = readFileSync(bodyFile);
const headers = JSON.parse(readFileSync(headersFile, 'utf8'));
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
