import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readGoogleCredentials } from './google-credentials';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
const withKey = (private_key: string) => ({
  type: 'service_account',
  client_email: 'a@x.example',
  private_key,
});
const json = JSON.stringify(withKey(pem), null, 2);

function fileWith(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'credentials-')), 'key.json');
  writeFileSync(file, text);
  return file;
}

it.each<[string, string]>([
  ['a file', fileWith(json)],
  ['a file with escaped lines', fileWith(JSON.stringify(withKey(pem.replaceAll('\n', '\\n'))))],
  ['its text', json],
  ['its text in Base64', Buffer.from(json).toString('base64')],
  ['its text in wrapped Base64', Buffer.from(json).toString('base64').replace(/.{76}/g, '$&\n')],
])('reads the key from %s', (_, setting) => {
  const { private_key = '' } = readGoogleCredentials(setting);
  expect(createPrivateKey(private_key).equals(privateKey)).toBe(true);
});
