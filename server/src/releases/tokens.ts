import { hash, randomBytes } from 'node:crypto';
import { DAY_MS } from '../async/day';
import { constantTimeEqual } from '../http/constant-time';
import { type Actor, authorise, NotAllowed } from './actor';
import { ReleaseRefused } from './release-refused';
import type { Action, ReleaseToken } from './store/records';
import type { ReleaseStore } from './store/release-store';

/** `smr_<id>_<secret>` */
export const TOKEN = /^smr_([0-9a-f]{12})_([\w-]{43})$/;

/** Release tokens: `smr_<id>_<secret>`. Only a hash of the secret is stored. */
export function createTokens(store: ReleaseStore) {
  const timeIn = (ms: number) => new Date(Date.now() + ms).toISOString();
  return {
    /** @returns the token, which cannot be shown again. */
    async createToken(actor: Actor, { area, can, days }: { area: string; can: Action[]; days: number }) {
      authorise(actor, 'admin', [area]);
      const expiresAt = timeIn(days * DAY_MS);
      if (actor.until && expiresAt > actor.until)
        throw new NotAllowed(`A token makes none that lasts longer than itself, until ${actor.until}`);
      const id = randomBytes(6).toString('hex');
      const secret = randomBytes(32).toString('base64url');
      const by = actor.name;
      await store.saveToken({ id, hash: hashOf(secret), area, can, by, createdAt: timeIn(0), expiresAt });
      return { token: `smr_${id}_${secret}` };
    },

    async listTokens(actor: Actor): Promise<Omit<ReleaseToken, 'hash'>[]> {
      authorise(actor, 'admin', ['*']);
      const all = await store.tokens();
      return all.map(({ hash: _, ...token }) => token).sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
    },

    /** Revokes a token, those that it made, and so on. @returns their ids, the given one first. */
    async revokeToken(actor: Actor, { id }: { id: string }) {
      const all = await store.tokens();
      const token = all.find((each) => each.id === id);
      authorise(actor, 'admin', [token?.area ?? '*']);
      if (!token) throw new ReleaseRefused(`There is no token ${id}: "token list" shows them`);
      const revokedAt = timeIn(0);
      const ids: string[] = [];
      const revoke = async (each: ReleaseToken): Promise<void> => {
        ids.push(each.id);
        for (const made of all.filter(({ by }) => by === nameOf(each))) await revoke(made);
        // Last: whoever sees the given token as revoked, after a command that was killed, takes it for done.
        await store.saveToken({ revokedAt, ...each });
      };
      await revoke(token);
      return { id, ids };
    },

    /** The actor that a token identifies; null when the token is unknown, expired or revoked. */
    async actorOf(text: string): Promise<Actor | null> {
      const [, id, secret = ''] = TOKEN.exec(text) ?? [];
      const token = id && (await store.token(id));
      // Compare unknown ids too, so that response times do not reveal which ids exist.
      const isSame = constantTimeEqual(hashOf(secret), token ? token.hash : '0'.repeat(64));
      if (!token || !isSame || token.revokedAt || token.expiresAt <= timeIn(0)) return null;
      const { area, can, expiresAt: until } = token;
      return { name: nameOf(token), area, can, until };
    },
  };
}

/** How a token is named where it acts, also as the maker of other tokens. */
const nameOf = ({ id, area }: ReleaseToken): string => `token ${id} (${area})`;

const hashOf = (secret: string): string => hash('sha256', secret);
