export type * from './api';
export type * from './area';
export type * from './area-manifest';
export * from './page-routes';
export * from './release';
export type * from './render';
export * from './route-ownership';
export * from './site';
