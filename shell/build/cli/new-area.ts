import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { platformDir, presetDir } from '../vite/folders';
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
  const files = {
    'package.json': packageOf(name, !workspace),
    ...filesOf(name, path, page, title),
    ...(!workspace && filesOfOwnFolder(path, page, title)),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  if (!workspace) return `Created ${name}. Next, in it: npm install, then npx sharemore dev --site https://…`;
  // Long names need other line breaks.
  spawnSync('npx', ['biome', 'check', '--write', name], {
    cwd: workspace,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return `Created ${name}. Next: npm install, then npm run dev -w ${name}`;
}

const [build, platform] = [presetDir, platformDir].map((folder) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
);
const platformRange = `^${platform.version}`;

/** Packages that a repository has once for all its areas. */
const ofRepository = ['@biomejs/biome', '@playwright/test', '@sharemore/server'];

/** An area is tested with what this package is; in a folder of its own it has the tools of the whole repository too. */
function packageOf(name: string, isAlone: boolean): string {
  const { react, 'react-router-dom': router } = platform.dependencies;
  const tools = Object.entries(build.devDependencies).filter(
    ([tool]) => isAlone || !ofRepository.includes(tool),
  );
  return jsonText({
    name,
    private: true,
    version: '1.0.0',
    type: 'module',
    scripts: {
      dev: 'sharemore dev',
      build: 'sharemore build',
      test: 'sharemore test',
      typecheck: 'tsc -p tsconfig.json',
      ...(isAlone && { lint: 'biome check', e2e: 'playwright test' }),
    },
    dependencies: {
      '@sharemore/platform': platformRange,
      react,
      'react-router-dom': router,
    },
    devDependencies: { '@sharemore/build': `^${build.version}`, ...Object.fromEntries(tools) },
  });
}

/** What each area has. */
function filesOf(name: string, path: string, page: string, title: string): Record<string, string> {
  return {
    'tsconfig.json': '{ "extends": "@sharemore/platform/tsconfig.json", "include": ["src", "*.ts"] }\n',
    'area.config.ts': `import type { AreaConfig } from '@sharemore/platform/contract';

export default {
  name: '${name}',
  title: '${title}',
  pages: { '${path}': 'src/pages/${page}/${page}-page.tsx' },
  links: [{ label: '${title}', to: '${path}', place: 'company' }],
  platform: '${platformRange}',
} satisfies AreaConfig;
`,
    'src/area.ts': `import { type AreaModule, pageRoutes } from '@sharemore/platform/contract';
import config from '../area.config';

export const area: AreaModule = {
  routes: pageRoutes(config, import.meta.glob('./pages/*/*-page.tsx')),
};
`,
    [`src/pages/${page}/${page}-page.tsx`]: `import { PageHead } from '@sharemore/platform/page';
import { Hero } from '@sharemore/platform/ui';

/** \`${path}\` */
export function Component() {
  return (
    <>
      <PageHead title="${title}" />
      <Hero title="${title}" />
    </>
  );
}
`,
    [`src/pages/${page}/${page}-page.test.tsx`]: `// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Component } from './${page}-page';

it('has one heading that names it', () => {
  render(<Component />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeDefined();
});
`,
    'README.md': `# The area ${name}

Owns \`${path}\`. A page is a path in \`area.config.ts\` and a folder below \`src/pages\`; \`links\` there puts it into header and
footer. \`npx sharemore help\` explains the commands.
`,
  };
}

/** What an area needs in a folder of its own, which in the repository the whole has. */
function filesOfOwnFolder(path: string, page: string, title: string): Record<string, string> {
  return {
    '.gitignore': 'node_modules\ndist/\ntest-results/\n',
    'biome.json': jsonText({
      vcs: { enabled: true, clientKind: 'git', useIgnoreFile: true },
      formatter: { indentStyle: 'space', lineWidth: 110 },
      javascript: { formatter: { quoteStyle: 'single' } },
      css: { parser: { cssModules: true } },
    }),
    'playwright.config.ts': `import { defineConfig } from '@playwright/test';

/** CHROME_PATH names an installed browser in place of Playwright's own. */
export default defineConfig({
  testDir: 'e2e',
  use: { launchOptions: { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] } },
});
`,
    [`e2e/${page}.spec.ts`]: `import { expect, test } from '@playwright/test';

/** Of \`npx sharemore dev --site URL\`, or of a preview. */
const site = process.env.SITE ?? 'http://127.0.0.1:3000';

test('the page shows inside the site', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(\`\${site}${path}\`);
  await expect(page.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  expect(errors).toEqual([]);
});
`,
  };
}

const jsonText = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
