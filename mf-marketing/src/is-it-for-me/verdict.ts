export const answerNames = ['plan', 'spare', 'lose', 'leaving'] as const;
export type AnswerName = (typeof answerNames)[number];

/** `yes`, `no` or `unsure`; null when a question is unanswered. */
export type Answers = Record<AnswerName, string | null>;

export type Verdict = 'noPlan' | 'askFirst' | 'askThenAlone' | 'alone' | 'tooRisky' | 'leaving' | 'mayFit';

/**
 * The verdict on the four answers; null while one is missing. The strongest objection wins: visitors who can spare
 * the money are better off without us, and visitors who cannot afford to lose the fees are advised against it.
 */
export function verdictFor({ plan, spare, lose, leaving }: Answers): Verdict | null {
  if (!plan || !spare || !lose || !leaving) return null;
  if (plan === 'no') return 'noPlan';
  if (spare === 'yes') return plan === 'yes' ? 'alone' : 'askThenAlone';
  if (lose !== 'yes') return 'tooRisky';
  if (plan !== 'yes') return 'askFirst';
  return leaving === 'no' ? 'mayFit' : 'leaving';
}
