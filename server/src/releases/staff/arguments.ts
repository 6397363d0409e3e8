import { z } from 'zod';
import { readCommandLine } from '../../command-line';
import { commandSchemas } from '../command-schemas';
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
  into: z.string().default('./releases-pulled'),
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

/** Reads the command line. @throws {UsageError} */
export const readArguments = (argv: string[]) => readCommandLine(argv, options, { message: 'm' });
