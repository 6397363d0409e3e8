import { figures } from '@sharemore/platform/figures';

type FigureTexts = { [Name in keyof typeof figures]: (typeof figures)[Name]['text'] };

/** The figures as pages print them: `figure.discount` is `20%`. */
export const figure = Object.fromEntries(
  Object.entries(figures).map(([name, { text }]) => [name, text]),
) as FigureTexts;
