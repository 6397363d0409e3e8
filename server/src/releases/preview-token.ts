import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { constantTimeEqual } from '../http/constant-time';
import { areaName, buildId } from './store/records';

const passSchema = z.object({ builds: z.record(areaName, buildId), until: z.iso.datetime() });

/** The builds that the bearer may see inside the live site, and until when. */
export type PreviewPass = z.infer<typeof passSchema>;

/** Encodes a pass for links and cookies, signed so that nobody can forge one. */
export function signPass(pass: PreviewPass, secret: string): string {
  const body = Buffer.from(JSON.stringify(pass)).toString('base64url');
  return `${body}.${signatureOf(body, secret)}`;
}

/** Verifies and decodes a pass. @returns null if the signature is wrong or the pass has expired. */
export function readPass(text: string, secret: string, now: Date): PreviewPass | null {
  const [body = '', signature = ''] = text.split('.');
  if (!constantTimeEqual(signature, signatureOf(body, secret))) return null;
  const pass = passSchema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString())).data;
  return pass && pass.until > now.toISOString() ? pass : null;
}

function signatureOf(body: string, secret: string): string {
  return createHmac('sha256', secret).update(`preview ${body}`).digest('base64url');
}
