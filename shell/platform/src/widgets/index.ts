/** Primitives that few pages use: each area bundles the ones it imports, so other pages do not load them. */
export { Accordion } from './accordion';
export { Notice } from './notice';
export { Prose } from './prose';
export { Stats } from './stats';
export { Steps } from './steps';
export { VideoPlayer } from './video-player';
