import { type AreaManifest, CONTRACT_VERSION } from '@sharemore/platform/contract';

/** A minimal manifest with `changes` applied. */
export function manifestOf(area: string, build: string, changes: Partial<AreaManifest> = {}): AreaManifest {
  return {
    area,
    title: area,
    build,
    contract: CONTRACT_VERSION,
    platform: area === 'shell' ? '1.2.0' : '^1.0.0',
    entry: 'assets/remoteEntry.js',
    base: { modules: [], styles: [] },
    pages: {},
    slots: {},
    fonts: [],
    provides: {},
    imports: {},
    integrity: {},
    ...changes,
  };
}
