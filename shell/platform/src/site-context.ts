import { createContext, use } from 'react';
import type { Thing } from 'schema-dts';
import { exampleSite, type FormName, type FormOutcome, type SiteInfo } from './contract';

/** The context that the shell provides to all pages. */
export interface SiteContextValue {
  site: SiteInfo;
  /** The outcome of a form post without script, if the address names one. */
  formOutcome: FormOutcome | null;
  /** Collects structured data for search engines; on the server only. */
  describe?: (things: Thing[]) => void;
}

export const SiteContext = createContext<SiteContextValue>({ site: exampleSite, formOutcome: null });

export function useSite(): SiteInfo {
  return use(SiteContext).site;
}

/** The outcome of `form` if it was posted without script, else null. */
export function useFormOutcome(form: FormName): FormOutcome | null {
  const { formOutcome } = use(SiteContext);
  return formOutcome?.form === form ? formOutcome : null;
}
