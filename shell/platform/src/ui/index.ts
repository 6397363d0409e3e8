/** The primitives that all areas share. Stateless where they can be, and useful before any script runs. */

export { EmptyArt, LostArt, UnavailableArt } from './art/art';
export { Button, ButtonLink, type ButtonLook, type ButtonProps } from './button';
export { Card, CardGrid, type CardGridProps, type CardProps, linkCard } from './card';
export { classNames } from './class-names';
export {
  fieldId,
  Select,
  type SelectOption,
  type SelectProps,
  Switch,
  type SwitchProps,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from './field';
export { Hero, type HeroProps } from './hero';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FieldError,
  Notice,
  type NoticeProps,
  RiskNote,
} from './notice';
export { RichText } from './rich-text';
export { Section, type SectionProps } from './section';
export { Spinner } from './spinner';
export { type Destination, TextLink } from './text-link';
export { Honeypot, VisuallyHidden } from './visually-hidden';
