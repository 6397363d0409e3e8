export type * from './api';
export type * from './area';
export type * from './slots';
export { CONTRACT_VERSION } from './version';
