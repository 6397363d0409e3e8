import { parseArgs } from 'node:util';
import type { z } from 'zod';
import { messageOf } from './error-words';

/** A command that cannot be understood, in words that help to correct it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** What npm itself would take: a setting of its own, or of who uses it. */
const OF_NPM = ['email', 'json', 'message'];

/**
 * Reads `COMMAND NAME … --option VALUE …`; of the options only `json` takes no value.
 * @param short a letter for some of the options
 * @throws {UsageError} that names each option which is wrong, given twice, or kept by npm.
 */
export function readCommandLine<S extends z.ZodObject>(
  argv: string[],
  schema: S,
  short: Record<string, string> = {},
): { command: string; names: string[]; options: z.infer<S> } {
  if (argv.some((word) => ['--help', '-h'].includes(word)))
    return { command: 'help', names: [], options: schema.parse({}) };
  const known = Object.keys(schema.shape);
  refuseKept(known);
  const { values, positionals, tokens } = parse(argv, known, short);
  const given = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  const twice = given.find((name, index) => given.indexOf(name) !== index);
  if (twice) throw new UsageError(`--${twice} is given twice: nothing was done`);
  const read = schema.safeParse(values);
  if (!read.success) {
    const problems = read.error.issues.map(({ path: [option], message }) => `--${String(option)} ${message}`);
    throw new UsageError([...new Set(problems)].join('\n'));
  }
  const [command = 'help', ...names] = positionals;
  return { command, names, options: read.data };
}

/** What a command takes beside its options' values. */
export interface Takes<Option extends string> {
  /** At most; none without it. */
  names?: number;
  options?: readonly Option[];
}

/**
 * What a command passed over in silence would be thought to count.
 * @throws {UsageError} that names what the command does not take.
 */
export function refuseTheRest<Option extends string>(
  command: string,
  { names: most = 0, options: taken = [] }: Takes<Option>,
  given: { names: string[]; options: Partial<Record<Option, unknown>> },
): void {
  const rest = [
    ...given.names.slice(most),
    ...Object.keys(given.options)
      .filter((name) => !taken.some((one) => one === name))
      .map((name) => `--${name}`),
  ];
  if (rest.length > 0) throw new UsageError(`${command} does not take ${rest.join(', ')}: nothing was done`);
}

function parse(args: string[], names: string[], short: Record<string, string>) {
  const kinds = names.map((name) => {
    const kind = { type: name === 'json' ? 'boolean' : 'string' } as const;
    return [name, short[name] ? { ...kind, short: short[name] } : kind] as const;
  });
  try {
    return parseArgs({ args, allowPositionals: true, tokens: true, options: Object.fromEntries(kinds) });
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

/**
 * Without `--` before them npm keeps the options for itself (`--to` as the beginning of one of its own), and what is
 * left is another command.
 */
function refuseKept(names: string[]): void {
  const variables = names
    .filter((name) => !OF_NPM.includes(name))
    .flatMap((name) => [
      [name, `npm_config_${name}`],
      ...(name === 'to' ? [[name, 'npm_config_token_description']] : []),
    ]);
  const kept = variables.find(([, variable = '']) => process.env[variable] !== undefined);
  if (kept)
    throw new UsageError(`npm kept --${kept[0]} for itself: write -- before the options. Nothing was done`);
}
