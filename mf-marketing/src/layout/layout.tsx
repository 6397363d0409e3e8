import type { LucideIconData } from '@lucide/icons';
import { CHECKED, type Figure, type FigureName, figures } from '@sharemore/platform/figures';
import { ButtonLink, classNames, Icon, RiskNote, Section } from '@sharemore/platform/ui';
import { Card, CardGrid } from '@sharemore/platform/widgets/card';
import { RunningText } from '@sharemore/platform/widgets/running-text';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { BenefitWords, Links, TitledWords } from '../content/page-words';
import styles from './layout.module.css';

/** A long section. On wide screens its title is sticky beside the content. */
export function TitledBeside({ title, children, ...rest }: ComponentProps<typeof Section>) {
  const titleId = useId();
  return (
    <Section {...rest} aria-labelledby={titleId}>
      <div className={styles.Beside}>
        <h2 id={titleId}>{title}</h2>
        <div>{children}</div>
      </div>
    </Section>
  );
}

interface TitledCardsProps {
  cards: (TitledWords | BenefitWords)[];
  /** One per card, in the same order. */
  icons?: LucideIconData[];
  columns?: 2 | 3;
}

/** A grid of cards. A benefit shows its risk on the same card. */
export function TitledCards({ cards, icons = [], columns }: TitledCardsProps) {
  return (
    <CardGrid columns={columns}>
      {cards.map((card, index) => (
        <Card key={card.title} title={card.title} icon={icons[index] && <Icon of={icons[index]} />}>
          <p>{card.body}</p>
          {'risk' in card && <RiskNote>{card.risk}</RiskNote>}
        </Card>
      ))}
    </CardGrid>
  );
}

/** Questions and answers as items of an accordion, with ids such as `tech-3`, which links name. */
export const answers = (id: string, words: TitledWords[]) =>
  words.map(({ title, body: text }, index) => ({
    id: `${id}-${index + 1}`,
    title,
    text,
    body: <RunningText of={text} />,
  }));

/** Once a page that tells the law: when the site’s figures were compared with their sources, which unfold. */
export function Checked() {
  return (
    <details className={styles.Source} data-text="note">
      <summary>{`Checked ${CHECKED}: our sources`}</summary>
      <p>{`${sourcesOf(Object.keys(figures) as FigureName[]).join('; ')}.`}</p>
    </details>
  );
}

/** The sources of the named figures. */
export function Source({ names }: { names: FigureName[] }) {
  const sources = sourcesOf(names);
  return (
    <p className={styles.Source} data-text="note">
      {`Source${sources.length > 1 ? 's' : ''}: ${sources.join('; ')}.`}
    </p>
  );
}

/** Each source once. */
export function sourcesOf(names: FigureName[]): string[] {
  const own = `ShareMore’s own figure${names.length > 1 ? 's' : ''}, not audited`;
  const sources = names.map((name) => (figures[name] as Figure).source);
  return [...new Set(sources.map((source) => (source.startsWith('ShareMore') ? own : source)))];
}

interface ClosingBandProps extends TitledWords {
  links: Links;
  /** Shown after the links. */
  children?: ReactNode;
  className?: string;
}

/** The dark panel at the end of a page: what to do next. */
export function ClosingBand({ title, body, links, children, className }: ClosingBandProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId}>
      <div className={classNames(styles.Band, className)} data-tone="deep">
        <div>
          <h2 id={titleId}>{title}</h2>
          <p>{body}</p>
        </div>
        <div className={styles.Actions}>
          {Object.entries(links).map(([text, to], index) => (
            <ButtonLink key={to} to={to} size="l" variant={index > 0 ? 'secondary' : undefined}>
              {text}
            </ButtonLink>
          ))}
          {children}
        </div>
      </div>
    </Section>
  );
}
