/** The primitives that all areas share: mostly stateless, and usable without script. */
export { Button, ButtonLink } from './button';
export { classNames } from './class-names';
export { Drawing } from './drawing';
export { Hero } from './hero';
export { Icon } from './icon';
export { RichText } from './rich-text';
export { RiskNote } from './risk-note';
export { Section } from './section';
export { Spinner } from './spinner';
export { TextLink } from './text-link';
export { VisuallyHidden } from './visually-hidden';
