/** Primitives that few pages use: each area bundles those that it imports, so that no other page pays for them. */
export { Accordion, type AccordionItem, type AccordionProps } from './accordion';
export { Notice, type NoticeProps } from './notice';
export { Prose } from './prose';
export { Stats } from './stats';
export { type Step, Steps } from './steps';
export { type Tab, Tabs, type TabsProps } from './tabs';
export { VideoPlayer, type VideoPlayerProps } from './video-player';
