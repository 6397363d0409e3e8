import {
  type AreaManifest,
  builtFileUrl,
  type PartFiles,
  type RenderAnswer,
  type RenderHost,
  type SlotName,
} from '@sharemore/platform/contract';
import type { BootArea, ReleaseMap } from '../boot';

/** Files that a build lists together; null if what they are for needs none. */
type Part = [manifest: AreaManifest, files: PartFiles | null | undefined];

/** What an area's page or slot needs: the files of all of the area's pages, and its own. */
export const partsOf = (manifest: AreaManifest, files?: PartFiles | null): Part[] => [
  [manifest, manifest.base],
  [manifest, files],
];

/** Addresses, without duplicates, of all files of a kind. */
export function urlsOf(kind: keyof PartFiles, parts: Part[]): string[] {
  const urls = parts.flatMap(([manifest, files]) =>
    (files?.[kind] ?? []).map((file) => builtFileUrl(manifest, file)),
  );
  return [...new Set(urls)];
}

/** What a document says of an area that its page uses. */
export function bootArea(manifest: AreaManifest): BootArea {
  return {
    title: manifest.title,
    entry: builtFileUrl(manifest, manifest.entry),
    styles: urlsOf('styles', partsOf(manifest)),
  };
}

/** The release map as an immutable JSON resource. */
export function answerReleaseMap({ manifests: { shell: _, ...areas } }: RenderHost): RenderAnswer {
  const map: ReleaseMap = {};
  for (const [name, manifest] of Object.entries(areas)) {
    const filesOf = (files: PartFiles | null) =>
      (['modules', 'styles'] as const).flatMap((kind) => urlsOf(kind, [[manifest, files]]));
    const pages = Object.entries(manifest.pages).map(([pattern, files]) => [pattern, filesOf(files)]);
    map[name] = {
      ...bootArea(manifest),
      files: filesOf(manifest.base),
      pages: Object.fromEntries(pages),
      slots: Object.keys(manifest.slots) as SlotName[],
    };
  }
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'public, max-age=31536000, immutable',
  };
  return { kind: 'resource', status: 200, headers, body: JSON.stringify(map) };
}
