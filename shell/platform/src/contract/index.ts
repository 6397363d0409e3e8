export type * from './api';
export type * from './area';
export type * from './release';
export { builtFileUrl } from './release';
export type * from './render';
export type * from './site';
export { exampleCompany } from './site';
export type * from './slots';
export { CONTRACT_VERSION } from './version';
