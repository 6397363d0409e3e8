import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { constantTimeEqual } from '../http/constant-time';
import { areaName, buildId } from './store/records';

const tokenSchema = z.object({ builds: z.record(areaName, buildId), until: z.iso.datetime() });

/** The builds that its holder may see inside the live site, and until when. */
export type PreviewToken = z.infer<typeof tokenSchema>;

/** Encodes a token for links and cookies, signed so that nobody can forge one. */
export function signPreviewToken(token: PreviewToken, secret: string): string {
  const body = Buffer.from(JSON.stringify(token)).toString('base64url');
  return `${body}.${signatureOf(body, secret)}`;
}

/** Verifies and decodes a token. @returns null if the signature is wrong or the token has expired. */
export function readPreviewToken(text: string, secret: string): PreviewToken | null {
  const [body = '', signature = ''] = text.split('.');
  if (!constantTimeEqual(signature, signatureOf(body, secret))) return null;
  const token = tokenSchema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString())).data;
  return token && token.until > new Date().toISOString() ? token : null;
}

function signatureOf(body: string, secret: string): string {
  return createHmac('sha256', secret).update(`preview ${body}`).digest('base64url');
}
