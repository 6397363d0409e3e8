import { createContext, use } from 'react';
import { exampleSite, type FormName, type RenderRequest, type SiteInfo } from './contract';
import { type FormConfig, worded } from './contract/forms';

/** The context that the shell provides to all pages. */
export type SiteContextValue = Pick<RenderRequest, 'site' | 'formOutcome'>;

/** What a form shows after a post without script. */
export type WordedOutcome = NonNullable<ReturnType<typeof useFormOutcome>>;

export const SiteContext = createContext<SiteContextValue>({ site: exampleSite, formOutcome: null });

export function useSite(): SiteInfo {
  return use(SiteContext).site;
}

/** The outcome, in its words, of `form` if it was posted without script, else null. */
export function useFormOutcome(form: FormName, words: FormConfig) {
  const { formOutcome } = use(SiteContext);
  if (formOutcome?.form !== form) return null;
  return { result: worded(words, formOutcome.result), values: formOutcome.values };
}
