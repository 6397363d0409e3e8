import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { presetDir } from '../vite/folders';
import { workspaceAround } from './workspace';

const WORDS = '[a-z][a-z0-9]*(-[a-z0-9]+)*';
const USAGE =
  'sharemore new mf-help /help: a name and a path of one segment that are free, of lower-case letters, digits and single hyphens between them';

/**
 * `sharemore new AREA PATH`: makes an area with one page and its tests, in the repository or, with settings of its own, in
 * any folder. @throws if the name or the path cannot be used
 */
export function newArea([name = '', path = '', ...rest]: string[]): string {
  const folder = resolve(name);
  const isRight = RegExp(`^mf-${WORDS}$`).test(name) && RegExp(`^/${WORDS}$`).test(path);
  if (!isRight || rest.length > 0 || existsSync(folder)) throw new Error(USAGE);
  const workspace = workspaceAround(process.cwd());
  const page = path.slice(1);
  const title = page.charAt(0).toUpperCase() + page.slice(1).replaceAll('-', ' ');
  const words = { 'mf-example': name, example: page, Example: title };
  const named = (text: string) =>
    text.replace(/mf-example|[eE]xample/g, (word) => words[word as keyof typeof words]);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const part of workspace ? ['area'] : ['area', 'alone'])
    for (const entry of readdirSync(join(TEMPLATE, part), { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile())
        write(named(relative(join(TEMPLATE, part), file)), named(readFileSync(file, 'utf8')));
    }
  if (!workspace) {
    // npm packs no `.gitignore`, and a `biome.json` would hold for the template too.
    write('.gitignore', 'node_modules\ndist/\ntest-results/\n');
    write('biome.json', readFileSync(join(TEMPLATE, 'area-biome.json'), 'utf8'));
    return `Created ${name}. Next, in it: npm install, then npx sharemore dev --site https://…`;
  }
  return `Created ${name}. Next: npm install, npm run format, then npm run dev -w ${name}`;
}

/** An area `mf-example` with the page `/example`: what every area has, and what one has in a folder of its own. */
const TEMPLATE = join(presetDir, 'template');
