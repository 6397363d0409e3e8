import {
  type AreaManifest,
  builtFileUrl,
  type PartFiles,
  type RenderHost,
  type RenderRequest,
  type SlotName,
} from '@sharemore/platform/contract';
import type { StaticHandlerContext } from 'react-router';
import type { Boot, BootArea } from '../boot';
import { type PageParts, urlsOf } from './page-parts';

/** What the browser gets to hydrate a page with: this release, these areas, this data. */
export function buildBoot(
  host: RenderHost,
  request: RenderRequest,
  parts: PageParts,
  { loaderData, errors }: StaticHandlerContext,
): Boot {
  const { shell, ...areas } = host.manifests;
  return {
    release: host.setId,
    entry: shell ? builtFileUrl(shell, shell.entry) : '',
    site: request.site,
    areas: Object.fromEntries(Object.entries(areas).map(([name, manifest]) => [name, bootArea(manifest)])),
    excluded: request.excluded,
    slots: [...parts.slots],
    formOutcome: request.formOutcome,
    hydration: { loaderData, actionData: null, errors },
  };
}

function bootArea(manifest: AreaManifest): BootArea {
  return {
    entry: builtFileUrl(manifest, manifest.entry),
    styles: urlsOf('styles', manifest, manifest.base),
    files: besideEntry(manifest.base),
    pages: Object.fromEntries(
      Object.entries(manifest.pages).flatMap(([pattern, part]) =>
        part ? [[pattern, besideEntry(part)]] : [],
      ),
    ),
    slots: Object.keys(manifest.slots) as SlotName[],
  };
}

function besideEntry({ modules, styles }: PartFiles): string[] {
  return [...modules, ...styles].map((file) => file.replace('assets/', ''));
}
