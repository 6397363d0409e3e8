import type { z } from 'zod';

export type ReadSetting = ReturnType<typeof settingReader>['read'];

/** Reads settings from the environment one by one; an empty value counts as not set. */
export function settingReader(env: NodeJS.ProcessEnv) {
  /** What is wrong with the settings read so far, each by its name and never with its value. */
  const problems: string[] = [];

  /** The setting, or its default if it is not set or wrong. */
  function read<T>(name: string, schema: z.ZodType<T>): T | undefined;
  function read<T>(name: string, schema: z.ZodType<T>, byDefault: NoInfer<T>): T;
  function read<T>(name: string, schema: z.ZodType<T>, byDefault?: T): T | undefined {
    if (!env[name]?.trim()) return byDefault;
    const { data, error } = schema.safeParse(env[name]);
    for (const { message } of error?.issues ?? []) problems.push(`${name} ${message}`);
    return data ?? byDefault;
  }

  return { read, problems };
}
