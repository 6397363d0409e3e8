import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { Explained, messageOf } from '../observe/error-words';

/** The command line is wrong; the message says how to correct it. */
export class UsageError extends Explained {}

/** The rules of options. A rule's description stands for its value; an option without one takes no value. */
type Options = Record<string, z.ZodType>;

export interface Command<Context, Answer, O extends Options = Options> {
  help: string;
  options: O;
  /** The option that the words after the command are: the first one, or all if its description ends with `…`. */
  words?: string;
  run(context: Context, given: z.infer<z.ZodObject<O>>): Answer;
}

/** Returns what types each command of a table by its own options. */
export const commandOf =
  <Context, Answer>() =>
  <O extends Options>(described: Command<Context, Answer, O>): Command<Context, Answer> =>
    described;

type Commands<Context, Answer> = Record<string, Command<Context, Answer>>;

/** Two lines for each command: how it is called, and what it does. */
export function usageOf(commands: Commands<never, unknown>): string {
  const lines = Object.entries(commands).map(([name, { help, options, words }]) => {
    const parts = Object.entries(options).map(([option, rule]) => {
      const { description = '' } = rule;
      const part = option === words ? description : `--${option} ${description}`.trim();
      const isOptional = rule.safeParse(description.endsWith('…') ? [] : undefined).success;
      return isOptional ? `[${part}]` : part;
    });
    return `  ${[name, ...parts].join(' ')}\n      ${help}`;
  });
  return lines.join('\n');
}

/**
 * Reads `COMMAND WORD … --option VALUE …`.
 * @param common options that every command takes
 * @returns null if help is asked for
 * @throws {UsageError} naming what is wrong, given twice, not taken or was consumed by npm
 */
export function readCommandLine<Context, Answer, O extends Options>(
  argv: string[],
  commands: Commands<Context, Answer>,
  common: O,
) {
  if (argv.some((word) => ['--help', '-h'].includes(word))) return null;
  const all = [common, ...Object.values(commands).map(({ options }) => options)];
  refuseConsumedByNpm(all.flatMap(Object.keys));
  const [first = 'help', second] = argv;
  if (first === 'help') return null;
  const name = Object.hasOwn(commands, `${first} ${second}`) ? `${first} ${second}` : first;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`There is no command "${argv.join(' ')}"`);
  const rules: Options = { ...command.options, ...common };
  if (command.words) delete rules[command.words];
  const { values, positionals: words, tokens } = parse(argv.slice(name.split(' ').length), rules);
  const given = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  const twice = given.find((name, index) => given.indexOf(name) !== index);
  if (twice) throw new UsageError(`--${twice} is given twice: nothing was done`);
  const takesAll = command.words && command.options[command.words]?.description?.endsWith('…');
  // A user would believe that an ignored word had an effect.
  const surplus = words.slice(takesAll ? Infinity : command.words ? 1 : 0);
  if (surplus.length > 0)
    throw new UsageError(`${name} does not take ${surplus.join(', ')}: nothing was done`);
  const own = command.words ? { [command.words]: takesAll ? words : words[0] } : {};
  const checked = z.object(command.options).safeParse({ ...values, ...own }, { error: missing });
  if (!checked.success) {
    const labelOf = (option: PropertyKey | undefined) =>
      option === command.words ? command.options[String(option)]?.description : `--${String(option)}`;
    const problems = checked.error.issues.map(({ path, message }) => `${labelOf(path[0])} ${message}`);
    throw new UsageError([...new Set(problems)].join('\n'));
  }
  return {
    name,
    common: z.object(common).parse(values),
    run: (context: Context) => command.run(context, checked.data),
  };
}

const missing = ({ input }: { input?: unknown }) => (input === undefined ? 'is needed' : undefined);

function parse(args: string[], rules: Options) {
  const options = Object.entries(rules).map(
    ([name, { description }]) => [name, { type: description ? 'string' : 'boolean' }] as const,
  );
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
