import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type AreaManifest, builtFileUrl } from '@sharemore/platform/contract';
import { oneLine } from '../../observe/one-line';
import type { PageAnswer } from '../../render/render-pool';

/** One of 50 MB delayed all other pages by up to half a second. */
const MOST_HTML = 10_000_000;

/**
 * Why an area's answer for a page does not stand: a failure, a status that is not `isFine`, no heading, or too much HTML.
 */
export function faultOf(answer: PageAnswer, isFine: (status: number) => boolean): string | undefined {
  if (answer.kind === 'failed') return `fails: ${firstLine(answer.error)}`;
  if (!isFine(answer.status)) return `answers ${answer.status}`;
  if (answer.kind !== 'page') return undefined;
  const html = answer.html.toString();
  if (html.length > MOST_HTML) return `renders ${html.length} characters of HTML`;
  const main = html.search(/<main[\s>]/);
  // An area that renders nothing throws no error.
  return main < 0 || !/<h1[\s>]/.test(html.slice(main)) ? 'renders no heading' : undefined;
}

/** The first line of an area's error, safe to print. Of a long one the rest is not even looked at. */
export function firstLine(text: string): string {
  return oneLine(text.slice(0, 1000).split('\n')[0] ?? '');
}

/** Reports files that a manifest names for a page or slot but that are not in the build. */
export function lostFiles(manifest: AreaManifest): string[] {
  const { base, pages, slots, integrity } = manifest;
  return Object.entries({ 'every page': base, ...pages, ...slots }).flatMap(([path, part]) =>
    [...(part?.modules ?? []), ...(part?.styles ?? [])]
      .filter((file) => !integrity[`client/${file}`])
      .map((file) => `${path}: names ${builtFileUrl(manifest, file)}, which is not in the set`),
  );
}

/** Reports pages and slots whose scripts or styles, on a first visit, exceed the area's budget in KB of Brotli. */
export async function overBudget(folder: string, manifest: AreaManifest): Promise<string[]> {
  const { area, build, base, pages, slots, budget } = manifest;
  if (!budget) return [];
  const kilobytes = async (files: string[]) => {
    const each = Array.from(new Set(files), async (name) => {
      const file = join(folder, 'client', name);
      return stat(`${file}.br`).catch(() => stat(file));
    });
    return (await Promise.all(each)).reduce((sum, { size }) => sum + size, 0) / 1024;
  };
  const problems: string[] = [];
  // The shell owns no page but is part of all of them.
  const parts = area === 'shell' ? { 'every page': base } : { ...pages, ...slots };
  for (const [path, part] of Object.entries(parts)) {
    if (!part) continue;
    const script = await kilobytes([...base.modules, ...part.modules]);
    const style = await kilobytes([...base.styles, ...part.styles]);
    if (script <= budget.script && style <= budget.style) continue;
    problems.push(
      `${path}: ${area} ${build} brings ${script.toFixed(1)} KB of script and ${style.toFixed(1)} KB of style, its budget is ${budget.script} and ${budget.style}`,
    );
  }
  return problems;
}
