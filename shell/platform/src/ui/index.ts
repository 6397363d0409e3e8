/** The primitives that all areas share. Stateless where they can be, and useful before any script runs. */

export { Button, ButtonLink, type ButtonLook, type ButtonProps } from './button';
export { Card, CardGrid, type CardGridProps, type CardProps, linkCard } from './card';
export { classNames } from './class-names';
export { Hero, type HeroProps } from './hero';
export { RichText } from './rich-text';
export { RiskNote } from './risk-note';
export { Section, type SectionProps } from './section';
export { Spinner } from './spinner';
export { type Destination, TextLink } from './text-link';
export { VisuallyHidden } from './visually-hidden';
