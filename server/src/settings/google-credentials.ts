import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

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
export function readGoogleCredentials(setting: string): z.infer<typeof credentials> {
  const { data } = credentials.safeParse(keyIn(setting));
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

/** The JSON in a file, in the setting itself, or in its Base64. */
function keyIn(setting: string): unknown {
  const readings = [
    () => readFileSync(setting, 'utf8'),
    () => setting,
    () => Buffer.from(setting, 'base64').toString('utf8'),
  ];
  for (const read of readings) {
    try {
      return JSON.parse(read());
    } catch {}
  }
  throw new Error(NOT_READ);
}
