import {
  type AreaManifest,
  builtFileUrl,
  type PartFiles,
  type RenderAnswer,
  type RenderHost,
  type RenderRequest,
  type SlotName,
} from '@sharemore/platform/contract';
import type { StaticHandlerContext } from 'react-router';
import type { Boot, BootArea, ReleaseMap } from '../boot';
import { filesOfPage, type OfferedSlots, type PageParts, stylesOfSlot, urlsOf } from './page-parts';

export function buildBoot(
  host: RenderHost,
  request: RenderRequest,
  parts: PageParts,
  offered: OfferedSlots,
  { loaderData, errors }: StaticHandlerContext,
): Boot {
  const { setId, manifests } = host;
  const { owner, slots } = parts;
  const lazy = [...slots].filter((name) => !parts.eager.has(name));
  const owners = Object.fromEntries([...slots].map((name) => [name, offered.get(name)?.owner ?? '']));
  const areas: Boot['areas'] = {};
  for (const name of [owner?.area ?? '', ...Object.values(owners)]) {
    if (manifests[name]) areas[name] = bootArea(manifests[name]);
  }
  const modules = startModules(manifests.shell);
  const all = filesOfPage('modules', { ...parts, slots: parts.eager }, offered, host);
  return {
    release: setId,
    modules,
    preloads: all.filter((href) => !modules.includes(href)),
    site: request.site,
    owner,
    areas,
    unavailable: request.unavailable,
    slots: owners,
    lazy: Object.fromEntries(lazy.map((name) => [name, stylesOfSlot(name, parts, offered, host)])),
    formOutcome: request.formOutcome,
    hydration: errors ? { loaderData, errors } : { loaderData },
  };
}

/** The release map as an immutable JSON resource. */
export function answerReleaseMap({ manifests: { shell: _, ...areas } }: RenderHost): RenderAnswer {
  const map: ReleaseMap = Object.fromEntries(
    Object.entries(areas).map(([name, manifest]) => [
      name,
      {
        ...bootArea(manifest),
        files: filesOf(manifest, manifest.base),
        pages: Object.fromEntries(
          Object.entries(manifest.pages).map(([pattern, part]) => [pattern, filesOf(manifest, part)]),
        ),
        slots: Object.keys(manifest.slots) as SlotName[],
      },
    ]),
  );
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'public, max-age=31536000, immutable',
  };
  return { kind: 'resource', status: 200, headers, body: JSON.stringify(map) };
}

function startModules(shell: AreaManifest): string[] {
  const needed = shell.base.modules.filter((file) => file !== shell.entry);
  return [...needed, shell.entry].map((file) => builtFileUrl(shell, file));
}

function bootArea(manifest: AreaManifest): BootArea {
  return {
    title: manifest.title,
    entry: builtFileUrl(manifest, manifest.entry),
    styles: urlsOf('styles', manifest, manifest.base),
  };
}

function filesOf(manifest: AreaManifest, part: PartFiles | null): string[] {
  return [...urlsOf('modules', manifest, part), ...urlsOf('styles', manifest, part)];
}
