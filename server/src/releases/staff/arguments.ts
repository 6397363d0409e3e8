import { z } from 'zod';
import { readCommandLine, refuseSurplus, type Takes, UsageError } from '../../cli/command-line';
import { commandSchemas } from '../command-schemas';
import { ACTIONS } from '../store/records';

export const USAGE = `npm run release -- COMMAND [--to https://site] [--json]      (elsewhere: npx sharemore release COMMAND …)
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
--json prints an answer as one line of JSON; "npm run -s release" keeps npm's own lines out of it.
publish, promote, rollback, remove and preview take -m WHY; promote takes --from SET, the set that you saw live.`;

/** A number option with the same bounds as over HTTP. */
const numberWithin = (bounds: z.ZodType<number, number>) =>
  z.string().transform(Number).pipe(bounds).optional();

const options = z.object({
  to: z.string().optional(),
  json: z.boolean().default(false),
  message: z.string().max(500, 'must have 500 characters or fewer').optional(),
  percent: numberWithin(commandSchemas.promote.shape.percent.unwrap()),
  from: z.string().optional(),
  set: z.string().optional(),
  keep: numberWithin(commandSchemas.gc.shape.keep),
  into: z.string().optional(),
  area: commandSchemas['token-create'].shape.area.optional(),
  can: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(ACTIONS, { error: `must be of ${ACTIONS.join(',')}` })))
    .optional(),
  days: numberWithin(commandSchemas['token-create'].shape.days),
});

export type Options = z.infer<typeof options>;

export type Arguments = ReturnType<typeof readArguments>;

/** What each command takes besides `--to` and `--json`. */
const takes = {
  publish: { names: Infinity, options: ['message'] },
  promote: { names: Infinity, options: ['percent', 'from', 'message'] },
  rollback: { names: 1, options: ['set', 'message'] },
  remove: { names: 1, options: ['message'] },
  preview: { names: Infinity, options: ['message'] },
  list: {},
  show: { names: 1 },
  pull: { options: ['into'] },
  gc: { options: ['keep'] },
  doctor: { names: Infinity },
  'token create': { options: ['area', 'can', 'days'] },
  'token list': {},
  'token revoke': { names: 1 },
} satisfies Record<string, Takes<keyof Options>>;

export type CommandWords = keyof typeof takes;

/** Splits the command from its names. @throws {UsageError} for an unknown command, option or surplus name. */
export function commandOf({ command, names: given, options }: Arguments) {
  const [part, ...rest] = given;
  const [words, names] = command === 'token' && part ? [`token ${part}`, rest] : [command, given];
  if (!isCommand(words)) throw new UsageError(`There is no command "${words}"\n${USAGE}`);
  const own: Takes<keyof Options> = takes[words];
  refuseSurplus(words, { ...own, options: ['to', 'json', ...(own.options ?? [])] }, { names, options });
  return { words, names };
}

const isCommand = (words: string): words is CommandWords => Object.hasOwn(takes, words);

/** Reads the command line. @throws {UsageError} */
export const readArguments = (argv: string[]) => readCommandLine(argv, options, { message: 'm' });
