import { inPounds } from '@sharemore/platform/money';
import { example } from '@sharemore/platform/outcomes';
import { figure, type Links, type TitledWords } from './page-words';

export const top = {
  title: 'Is ShareMore right for you?',
  description:
    'Four short questions: do a loan and a monthly fee suit you? Sometimes the answer is to join Sharesave without ShareMore. It isn’t advice.',
  lead: 'Four questions, and a straight answer. Your answers stay in this page’s address.',
};

const yes = { value: 'yes', label: 'Yes' };
const no = { value: 'no', label: 'No' };
const unsure = { value: 'unsure', label: 'I’m not sure' };

/** By their names in the address. */
export const questions = {
  plan: {
    text: 'Does your employer have a Sharesave plan?',
    hint: 'It may be called Save As You Earn or SAYE.',
    options: [yes, no, unsure],
  },
  spare: {
    text: `Could you save as much as you’d like by yourself, and leave it alone for ${figure.term} years?`,
    hint: `With ShareMore it’s up to ${figure.coveredPayment} a month. Plans start at ${figure.lowestSaving} to ${figure.highestMinimum}.`,
    options: [yes, no],
  },
  lose: {
    text: `Could you pay ${figure.platformFee} a month, and lose all ${inPounds(example.fees)} without harm?`,
    hint: `That’s the fee for ${figure.months} months, at ${figure.coveredPayment} a month.`,
    options: [yes, no],
  },
  leaving: {
    text: `Might you leave your employer within ${figure.term} years?`,
    options: [yes, no, unsure],
  },
};

export const form = {
  submit: 'Show my answer',
  answerTitle: 'Our answer',
  answerPlace: 'Our answer will be one of these',
  notAdvice:
    'This is general information, worked out from four answers. It isn’t advice. For advice about your own situation, ask an independent financial adviser.',
};

export type VerdictWords = TitledWords & { links: Links };

const sharesave = { 'What Sharesave is': '/what-is-sharesave' };
const employer = { 'Find your employer': '/companies' };
const compare = { 'Compare the two in figures': '/how-it-works#what-if' };

export const verdicts = {
  noPlan: {
    title: 'Not now: you need an employer with a plan',
    body: 'ShareMore only works with a Sharesave plan that your employer already runs. If it has none, we can’t help you. A savings account keeps your money within reach.',
    links: { ...sharesave, ...employer },
  },
  askFirst: {
    title: 'Find out about your plan first',
    body: 'Look for your employer here, or ask its HR or reward team whether there’s a Sharesave and when the next invitation is due. Then come back.',
    links: { ...employer, ...sharesave },
  },
  askThenAlone: {
    title: 'Find out about your plan first',
    body: 'Ask your employer’s HR or reward team whether there’s a Sharesave and when the next invitation is due. If there is, and you can spare the money, join it without us. You keep the whole profit and pay no fee.',
    links: { ...compare, ...sharesave },
  },
  alone: {
    title: 'Join Sharesave without us',
    body: 'If you can spare the money, saving it yourself is better. You keep the whole profit, pay no fee, and can take your savings back if the shares fall.',
    links: { ...compare, ...sharesave },
  },
  tooRisky: {
    title: 'Not with ShareMore',
    body: 'If the shares make no profit, the fees are lost. If that would hurt, please don’t take this on. A smaller amount costs less, and saving a few pounds a month by yourself costs no fee at all.',
    links: { 'See what smaller amounts could bring': '/how-it-works#what-if', ...sharesave },
  },
  leaving: {
    title: 'Be careful: leaving early can cost you',
    body: `If you resign within ${figure.term} years you normally lose the right to buy the shares. The loan is then repaid from your savings, and the fees don’t come back. If you may leave, waiting for a later invitation can be the better choice.`,
    links: { 'What happens if you leave': '/faq#tech-3', ...sharesave },
  },
  mayFit: {
    title: 'It could suit you',
    body: `You have a plan, can’t save as much by yourself, and could bear to lose the fees. Up to ${figure.coveredPayment} a month still leaves your pay first, and is then lent back to you: ${inPounds(example.saved)} in all. Try what different share prices would mean before you decide. Loans are subject to status and availability.`,
    links: { 'Try different share prices': '/how-it-works#what-if', ...employer },
  },
} satisfies Record<string, VerdictWords>;
