import { z } from 'zod';
import { readCommandLine, UsageError } from '../../command-line';
import { commandSchemas } from '../command-schemas';
import { ACTIONS } from '../store/release-store';

export const USAGE = `npm run release -- COMMAND [--to https://site] [--json]
  publish AREA …                        put the built AREA/dist into the store
  promote AREA[@BUILD] … [--percent N]  make builds live (without @BUILD: AREA/dist, published first);
                                        for N % of the visitors; without AREA: for N % of the rollout that runs
  rollback [AREA] [--set ID]            back to the last good set or to a set; with AREA only its build goes back
  remove AREA                           take an area off the site
  preview AREA[@BUILD] …                a link to the live site with these builds inside
  list | show SET                       what is and was live, who, when, why; what is published
  pull [--into DIR]                     fetch the live set into a release folder here (./releases-pulled)
  gc --keep N                           remove old builds that nobody can need
  doctor [AREA …]                       what does not fit or is not whole; with AREA/dist inside
  token create --area AREA|'*' --can publish,promote,preview,rollback,remove,admin --days N | list | revoke ID
--to asks the server of another site, with the token in RELEASE_TOKEN.
publish, promote, rollback, remove and preview take -m WHY; promote takes --from SET, the set that you saw live.`;

/** A number within the bounds that the command has for it, here and over HTTP. */
const within = (bounds: z.ZodType<number, number>) => z.string().transform(Number).pipe(bounds).optional();

const options = z.object({
  to: z.string().optional(),
  json: z.boolean().default(false),
  message: z.string().optional(),
  percent: within(commandSchemas.promote.shape.percent.unwrap()),
  from: z.string().optional(),
  set: z.string().optional(),
  keep: within(commandSchemas.gc.shape.keep),
  into: z.string().optional(),
  area: z.string().optional(),
  can: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(ACTIONS, { error: `must be of ${ACTIONS.join(',')}` })))
    .optional(),
  days: within(commandSchemas['token-create'].shape.days),
});

export type Options = z.infer<typeof options>;

export type Arguments = ReturnType<typeof readArguments>;

interface Takes {
  /** At most. */
  names: number;
  /** Beside `--to` and `--json`, which every command takes. */
  options: (keyof Options)[];
}

const takes = {
  publish: { names: Infinity, options: ['message'] },
  promote: { names: Infinity, options: ['percent', 'from', 'message'] },
  rollback: { names: 1, options: ['set', 'message'] },
  remove: { names: 1, options: ['message'] },
  preview: { names: Infinity, options: ['message'] },
  list: { names: 0, options: [] },
  show: { names: 1, options: [] },
  pull: { names: 0, options: ['into'] },
  gc: { names: 0, options: ['keep'] },
  doctor: { names: Infinity, options: [] },
  'token create': { names: 0, options: ['area', 'can', 'days'] },
  'token list': { names: 0, options: [] },
  'token revoke': { names: 1, options: [] },
} satisfies Record<string, Takes>;

export type CommandWords = keyof typeof takes;

/** Which command is meant. @throws {UsageError} for none, and for what it would pass over: somebody meant something. */
export function commandOf({ command, names: given, options }: Arguments) {
  const [part, ...rest] = given;
  const [words, names] = command === 'token' && part ? [`token ${part}`, rest] : [command, given];
  if (!isCommand(words)) throw new UsageError(`There is no command "${words}"\n${USAGE}`);
  const { names: most, options: own }: Takes = takes[words];
  const extra = names.slice(most).map((name) => `"${name}"`);
  for (const [option, value] of Object.entries(options)) {
    const isTaken = ['to', 'json', ...own].includes(option);
    if (value !== undefined && !isTaken) extra.push(`--${option}`);
  }
  if (extra.length > 0)
    throw new UsageError(`${words} does not take ${extra.join(' and ')}, so nothing was done\n${USAGE}`);
  return { words, names };
}

const isCommand = (words: string): words is CommandWords => Object.hasOwn(takes, words);

/** Reads the command line. @throws {UsageError} */
export const readArguments = (argv: string[]) => readCommandLine(argv, options, { message: 'm' });
