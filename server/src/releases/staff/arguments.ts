import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ACTIONS } from '../store/release-store';

export const USAGE = `npm run release -- COMMAND [--to https://site] [--json] [-m WHY]
  publish AREA …                        put the built AREA/dist into the store
  promote AREA[@BUILD] … [--percent N]  make builds live (without @BUILD: AREA/dist, published first);
                                        for N % of the visitors; without AREA: for N % of the rollout that runs
  rollback [AREA] [--set ID]            back to the last good set, to the area's last good build, or to a set
  remove AREA                           take an area off the site
  preview AREA[@BUILD] …                a link to the live site with these builds inside
  list | show SET                       what is and was live, who, when, why; what is published
  pull [--into DIR]                     fetch the live set into a release folder here (./releases-pulled)
  gc --keep N                           remove old builds that nobody can need
  doctor [AREA …]                       what does not fit or is not whole; with AREA/dist inside
  token create --area AREA|'*' --can publish,promote,preview,rollback,remove,admin --days N | list | revoke ID
--to asks the server of another site, with the token in RELEASE_TOKEN.`;

/** A command that cannot be understood, in words that help to correct it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const whole = z
  .string()
  .regex(/^\d+$/, { error: ({ input }) => `${input} is not a whole number` })
  .transform(Number)
  .optional();

const options = z.object({
  to: z.string().optional(),
  json: z.boolean().default(false),
  message: z.string().optional(),
  percent: whole,
  from: z.string().optional(),
  set: z.string().optional(),
  keep: whole,
  into: z.string().default('./releases-pulled'),
  area: z.string().optional(),
  can: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(ACTIONS, { error: `--can takes ${ACTIONS.join(',')}` })))
    .optional(),
  days: whole,
});

export type Options = z.infer<typeof options>;

export interface Arguments {
  command: string;
  names: string[];
  options: Options;
}

/** Reads the command line. @throws {UsageError} */
export function readArguments(argv: string[]): Arguments {
  const { values, positionals } = parse(argv);
  const read = options.safeParse(values);
  if (!read.success) throw new UsageError(read.error.issues.map(({ message }) => message).join('\n'));
  const [command = 'help', ...names] = positionals;
  return { command, names, options: read.data };
}

function parse(argv: string[]) {
  const kinds = Object.keys(options.shape).map((name) => [
    name,
    { type: name === 'json' ? 'boolean' : 'string', ...(name === 'message' && { short: 'm' }) } as const,
  ]);
  try {
    return parseArgs({ args: argv, allowPositionals: true, options: Object.fromEntries(kinds) });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
