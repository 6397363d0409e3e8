import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

export type GoogleCredentials = z.infer<typeof credentials>;

/** Also of a workload identity, which has no private key. */
const credentials = z
  .looseObject({ type: z.string(), private_key: z.string().optional() })
  .refine(({ type, client_email }) => type !== 'service_account' || typeof client_email === 'string');

const NOT_READ = 'must be a JSON file that can be read, the text of that file, or this text in Base64';
const NOT_GOOGLES = 'must be the key of a service account, as Google gives it';
const NO_KEY = 'has a private_key that was cut off or changed: take the file as Google gave it';

/** The setting as it is written, if it leads to a key: the file is read again for each use, because keys are rotated. */
export const credentialsSetting = z.string().superRefine((value, context) => {
  try {
    readGoogleCredentials(value);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : NOT_READ });
  }
});

/**
 * Reads a key from its file, its JSON or its JSON in Base64, also with line breaks that were escaped twice.
 * @throws {Error} that says what is wrong and repeats nothing of the key
 */
export function readGoogleCredentials(setting: string): GoogleCredentials {
  const { data } = credentials.safeParse(jsonIn(textOf(setting)));
  if (!data) throw new Error(NOT_GOOGLES);
  if (data.private_key === undefined) return data;
  const private_key = data.private_key.replaceAll('\\n', '\n');
  try {
    createPrivateKey(private_key);
  } catch {
    throw new Error(NO_KEY);
  }
  return { ...data, private_key };
}

function textOf(setting: string): string {
  if (setting.startsWith('{')) return setting;
  try {
    return readFileSync(setting, 'utf8');
  } catch {}
  return Buffer.from(setting, 'base64').toString('utf8');
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(NOT_READ);
  }
}
