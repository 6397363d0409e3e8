import { type AreaManifest, builtFileUrl, type PartFiles } from '@sharemore/platform/contract';

/** A part of a page together with the build that brings it. */
export interface UsedPart {
  manifest: AreaManifest;
  part: PartFiles | null | undefined;
}

/** Addresses of the files of one kind that the parts need, each once, in order. */
export function filesOfParts(kind: 'modules' | 'styles', parts: UsedPart[]): string[] {
  const urls = parts.flatMap(({ manifest, part }) =>
    (part?.[kind] ?? []).map((file) => builtFileUrl(manifest, file)),
  );
  return [...new Set(urls)];
}
