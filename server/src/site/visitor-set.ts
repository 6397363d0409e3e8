import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ReleaseSet } from '@sharemore/platform/contract';
import { type PreviewToken, readPreviewToken } from '../releases/preview-token';
import { releaseSet } from '../releases/release-set';
import type { LiveSite } from './live-site';

export const PREVIEW_COOKIE = 'preview';
const ROLLOUT_COOKIE = 'rollout';
/** With this an open tab asks for the map of its own set. */
const MAP = /^\/areas\/(\w+)\.json$/;

/** The set that answers a request, and the headers that the response needs for it. */
export interface VisitorSet {
  /** Undefined if the tab's set is no longer open. */
  set: ReleaseSet | undefined;
  preview: PreviewToken | null;
  headers: Record<string, string>;
}

export interface VisitorSetOptions {
  liveSite: Pick<LiveSite, 'serving' | 'opened'>;
  previewSecret: string;
  isSecure: boolean;
}

const WEEK_S = 604_800;
const OWN_PAGE = { 'cache-control': 'private, no-cache' };
const nothingSpecial = {};

/** Chooses the set that answers a request: the preview's, the open tab's, the rolled-out or the live one. */
export function createVisitorSets({ liveSite, previewSecret, isSecure }: VisitorSetOptions) {
  /** By request: `setOf` is called twice for a page that is not in the cache. */
  const draws = new WeakMap<object, number>();
  const cookieOf = (value: string, seconds: number) =>
    `${ROLLOUT_COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

  return function setOf(request: Pick<IncomingMessage, 'headers' | 'url'>): VisitorSet {
    const { live, rollout } = liveSite.serving();
    const [, asked] = MAP.exec(request.url ?? '') ?? [];
    const cookies = request.headers.cookie;
    if (!asked && !cookies && !rollout) return { set: live.set, preview: null, headers: nothingSpecial };

    const token = readCookie(cookies, PREVIEW_COOKIE);
    const preview = token ? readPreviewToken(token, previewSecret) : null;
    const previewed = preview && releaseSet({ ...live.set.builds, ...preview.builds });
    if (asked) {
      // Nobody may open old sets without end. A tab without its map loads documents.
      const set = previewed?.id === asked ? previewed : liveSite.opened(asked)?.set;
      return { set, preview: null, headers: { 'cache-control': 'no-cache' } };
    }
    if (previewed) {
      const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', vary: 'Cookie' };
      return { set: previewed, preview, headers };
    }
    const known = readCookie(cookies, ROLLOUT_COOKIE);
    if (!rollout) {
      const headers = known === undefined ? nothingSpecial : { ...OWN_PAGE, 'set-cookie': cookieOf('', 0) };
      return { set: live.set, preview: null, headers };
    }

    const place = known && /^\d{1,2}$/.test(known) ? Number(known) : null;
    const drawn = place ?? draws.get(request) ?? randomInt(100);
    draws.set(request, drawn);
    const { set } = drawn < rollout.percent ? rollout.pool : live;
    const cookie: Record<string, string> =
      place === null ? { 'set-cookie': cookieOf(String(drawn), WEEK_S) } : {};
    return { set, preview: null, headers: { ...OWN_PAGE, vary: 'Cookie', ...cookie } };
  };
}

export type VisitorSets = ReturnType<typeof createVisitorSets>;

function readCookie(header = '', name: string): string | undefined {
  return new RegExp(`(?:^|;) *${name}=([^;]*)`).exec(header)?.[1];
}
