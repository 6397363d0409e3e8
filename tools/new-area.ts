import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './apps';

const WORDS = '[a-z][a-z0-9]*(-[a-z0-9]+)*';

const [name = '', path = '', ...rest] = process.argv.slice(2);
const areaDir = join(root, name);
if (
  rest.length > 0 ||
  !RegExp(`^mf-${WORDS}$`).test(name) ||
  !RegExp(`^/${WORDS}$`).test(path) ||
  existsSync(areaDir)
) {
  console.error(
    'Usage: npm run new-area -- mf-help /help (a name and a path of one segment that are free, of lower-case ' +
      'letters, digits and single hyphens between them)',
  );
  process.exit(1);
}

const page = path.slice(1);
const title = page.charAt(0).toUpperCase() + page.slice(1).replaceAll('-', ' ');
// What each area has: the packages and settings of a small one.
const manifest = JSON.parse(readFileSync(join(root, 'mf-account/package.json'), 'utf8'));
delete manifest.dependencies['@lucide/icons'];
delete manifest.devDependencies['@testing-library/user-event'];

const files: Record<string, string> = {
  'package.json': `${JSON.stringify({ ...manifest, name }, null, 2)}\n`,
  'tsconfig.json': readFileSync(join(root, 'mf-account/tsconfig.json'), 'utf8'),
  'area.config.ts': `import type { AreaConfig } from '@sharemore/platform/contract';

export default {
  name: '${name}',
  title: '${title}',
  pages: { '${path}': 'src/pages/${page}/${page}-page.tsx' },
  links: [{ label: '${title}', to: '${path}', place: 'company' }],
  platform: '${manifest.dependencies['@sharemore/platform']}',
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

Owns \`${path}\`. A page is a path in \`area.config.ts\` and a folder below \`src/pages\`. The commands are in the
[README of the site](../README.md#how-a-team-works-on-its-area-alone).
`,
};
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(areaDir, file)), { recursive: true });
  writeFileSync(join(areaDir, file), text);
}
// Long names need other line breaks.
spawnSync('npx', ['biome', 'check', '--write', name], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
});
process.stdout.write(`Created ${name}. Next: npm install, then npm run dev -w ${name}\n`);
