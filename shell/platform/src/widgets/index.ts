/** Primitives that few pages use: each area bundles those that it imports, so that no other page pays for them. */
export { Accordion } from './accordion';
export { Notice } from './notice';
export { Prose } from './prose';
export { Stats } from './stats';
export { Steps } from './steps';
export { VideoPlayer } from './video-player';
