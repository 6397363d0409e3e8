/**
 * The verdict on the four answers, each `yes`, `no` or `unsure`; null while one is missing. The strongest objection wins:
 * visitors who can spare the money are better off without us, and visitors who cannot afford to lose the fees are advised
 * against it.
 */
export function verdictFor(answers: URLSearchParams) {
  const [plan, spare, lose, leaving] = ['plan', 'spare', 'lose', 'leaving'].map((name) => answers.get(name));
  if (!plan || !spare || !lose || !leaving) return null;
  if (plan === 'no') return 'noPlan';
  if (spare === 'yes') return plan === 'yes' ? 'alone' : 'askThenAlone';
  if (lose !== 'yes') return 'tooRisky';
  if (plan !== 'yes') return 'askFirst';
  return leaving === 'no' ? 'mayFit' : 'leaving';
}
