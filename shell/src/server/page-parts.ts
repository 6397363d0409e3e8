import {
  type AreaManifest,
  builtFileUrl,
  type Owner,
  type PartFiles,
  type RenderHost,
  type SlotName,
} from '@sharemore/platform/contract';
import { lazy } from 'react';
import { loadSlot } from '../load-slot';

export type OfferedSlots = ReturnType<typeof offeredSlots>;

/** All slots that the areas offer. A slot's area is loaded when a page first shows the slot. */
export function offeredSlots(host: RenderHost) {
  const offered = Object.values(host.manifests).flatMap(({ area, slots }) =>
    (Object.keys(slots) as SlotName[]).map((name) => {
      const load = async () => ({ default: await loadSlot((await host.importArea(area)).area, name) });
      return [name, { owner: area, Content: lazy(load) }] as const;
    }),
  );
  return new Map(offered);
}

/** The parts of a rendered page. */
export interface PageParts {
  owner: Owner | null;
  /** Slots that showed their content. */
  slots: Set<SlotName>;
  /** The slots whose script loads with the page's script. */
  eager: Set<SlotName>;
  unavailable: string[];
}

/** Addresses, without duplicates, of a page's files of one kind: the shell's, the area's and the slots'. */
export function filesOfPage(
  kind: 'modules' | 'styles',
  { owner, slots, unavailable }: Omit<PageParts, 'eager'>,
  offered: OfferedSlots,
  { manifests }: RenderHost,
): string[] {
  const urls: string[] = [];
  const add = (manifest: AreaManifest | undefined, part?: PartFiles | null) => {
    if (manifest) urls.push(...urlsOf(kind, manifest, manifest.base), ...urlsOf(kind, manifest, part));
  };
  add(manifests.shell);
  if (owner && !unavailable.includes(owner.area)) {
    const manifest = manifests[owner.area];
    add(manifest, manifest?.pages[owner.pattern]);
  }
  for (const name of slots) {
    const manifest = manifests[offered.get(name)?.owner ?? ''];
    add(manifest, manifest?.slots[name]);
  }
  return [...new Set(urls)];
}

/** The styles of a slot that its page does not bring. */
export function stylesOfSlot(
  name: SlotName,
  page: Pick<PageParts, 'owner' | 'unavailable'>,
  offered: OfferedSlots,
  host: RenderHost,
): string[] {
  const own = filesOfPage('styles', { ...page, slots: new Set() }, offered, host);
  const all = filesOfPage('styles', { ...page, slots: new Set([name]) }, offered, host);
  return all.filter((href) => !own.includes(href));
}

/** The addresses of one part's files of a kind; none for a missing part. */
export function urlsOf(kind: 'modules' | 'styles', manifest: AreaManifest, part?: PartFiles | null) {
  return (part?.[kind] ?? []).map((file) => builtFileUrl(manifest, file));
}
