export const answerNames = ['plan', 'spare', 'lose', 'leaving'] as const;
export type AnswerName = (typeof answerNames)[number];

/** `yes`, `no` or `unsure`; null when a question has no answer. */
export type Answers = Record<AnswerName, string | null>;

export type Verdict = 'noPlan' | 'askFirst' | 'askThenAlone' | 'alone' | 'tooRisky' | 'leaving' | 'mayFit';

/**
 * The honest answer to four answers, the weightiest reason first; null while a question is open. Whoever can
 * save the money is always better off alone, and whoever cannot bear the fees is never told to go on.
 */
export function verdictOn({ plan, spare, lose, leaving }: Answers): Verdict | null {
  if (!plan || !spare || !lose || !leaving) return null;
  if (plan === 'no') return 'noPlan';
  if (spare === 'yes') return plan === 'yes' ? 'alone' : 'askThenAlone';
  if (lose !== 'yes') return 'tooRisky';
  if (leaving !== 'no') return 'leaving';
  return plan === 'yes' ? 'mayFit' : 'askFirst';
}
