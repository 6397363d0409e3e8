import type { z } from 'zod';

/** As files of settings have it, of which some tools take the quotes as part of the value. */
const QUOTED = /^(["'])(.*)\1$/s;

export type ReadSetting = ReturnType<typeof settingReader>['read'];

/** Reads settings from the environment one by one; an empty value counts as not set, and quotes around one are left out. */
export function settingReader(env: NodeJS.ProcessEnv) {
  /** What is wrong with the settings read so far, each by its name and never with its value. */
  const problems: string[] = [];

  /** The setting, or its default if it is not set or wrong. */
  function read<T>(name: string, schema: z.ZodType<T>): T | undefined;
  function read<T>(name: string, schema: z.ZodType<T>, byDefault: NoInfer<T>): T;
  function read<T>(name: string, schema: z.ZodType<T>, byDefault?: T): T | undefined {
    const value = env[name]?.trim().replace(QUOTED, '$2').trim();
    if (!value) return byDefault;
    const { data, error } = schema.safeParse(value);
    for (const { message } of error?.issues ?? []) problems.push(`${name} ${message}`);
    return data ?? byDefault;
  }

  return { read, problems };
}
