import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { z } from 'zod';
import { messageOf } from '../observe/error-words';

/** The command line is wrong; the message says how to correct it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/**
 * Reads `COMMAND NAME … --option VALUE …`. Every option except `json` takes a value.
 * @param short one-letter aliases, by option
 * @throws {UsageError} naming each option that is wrong, given twice, or was consumed by npm
 */
export function readCommandLine<S extends z.ZodObject>(
  argv: string[],
  schema: S,
  short: Record<string, string> = {},
): { command: string; names: string[]; options: z.infer<S> } {
  if (argv.some((word) => ['--help', '-h'].includes(word)))
    return { command: 'help', names: [], options: schema.parse({}) };
  const known = Object.keys(schema.shape);
  refuseConsumedByNpm(known);
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

/** The arguments that a command accepts. */
export interface Takes<Option extends string> {
  /** The largest number of names; 0 by default. */
  names?: number;
  options?: readonly Option[];
}

/**
 * Refuses surplus arguments, because a user would believe that an ignored argument had an effect.
 * @throws {UsageError} naming what the command does not take
 */
export function refuseSurplus<Option extends string>(
  command: string,
  { names: most = 0, options: taken = [] }: Takes<Option>,
  given: { names: string[]; options: Partial<Record<Option, unknown>> },
): void {
  const surplus = Object.keys(given.options).filter((name) => !taken.some((one) => one === name));
  const rest = [...given.names.slice(most), ...surplus.map((name) => `--${name}`)];
  if (rest.length > 0) throw new UsageError(`${command} does not take ${rest.join(', ')}: nothing was done`);
}

function parse(args: string[], names: string[], short: Record<string, string>) {
  const options = names.map((name) => {
    const option = { type: name === 'json' ? 'boolean' : 'string' } as const;
    return [name, short[name] ? { ...option, short: short[name] } : option] as const;
  });
  try {
    return parseArgs({ args, allowPositionals: true, tokens: true, options: Object.fromEntries(options) });
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

/**
 * Without `--` before the options npm consumes them, and a different command would run: `export --email X` would export
 * everybody. npm takes `--to` for an abbreviation of its own `--token-description`.
 */
function refuseConsumedByNpm(names: string[]): void {
  const { env } = process;
  const isConsumed = (setting: string) => {
    const value = env[`npm_config_${setting}`];
    return value !== undefined && !npmrcLines(env).includes(`${setting}=${value}`);
  };
  const consumed = names.find(
    (name) => isConsumed(name) || (name === 'to' && isConsumed('token_description')),
  );
  if (consumed)
    throw new UsageError(`npm kept --${consumed} for itself: write -- before the options. Nothing was done`);
}

/** The lines of npm's own files: `email` and some others are settings of npm too, which need not be our option. */
function npmrcLines({ npm_config_userconfig, npm_config_globalconfig }: NodeJS.ProcessEnv): string[] {
  const files = [npm_config_userconfig, npm_config_globalconfig, '.npmrc'];
  const texts = files.map((file) => (file && existsSync(file) ? readFileSync(file, 'utf8') : ''));
  return texts.flatMap((text) => text.split('\n')).map((line) => line.replace(/[\s"']/g, ''));
}
