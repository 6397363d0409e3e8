import type { SiteInfo } from '@sharemore/platform/contract';
import { grouped } from '@sharemore/platform/money';
import { figure } from './page-words';

export const top = {
  title: 'Privacy policy',
  description:
    'What personal data ShareMore collects, why, how long we keep it, who we share it with, and the rights you have over it.',
  lead: 'What we collect, why we collect it, and what you can ask of us. In plain words.',
};

export const updatedLabel = 'Last updated';
export const updated = '2025-07-15';
export const revised = 'Its wording was revised in November 2026.';

export const contentsLabel = 'In this policy';

/** Below the text of a section, by its title. */
export const links: Record<string, { text: string } & ({ to: string } | { href: string })> = {
  Complaints: { href: 'https://ico.org.uk/make-a-complaint/', text: 'Make a complaint to the ICO' },
  Contact: { to: '/about#contact', text: 'Go to the contact form' },
};

function inDays(days: number): string {
  const years = days / 365;
  if (!Number.isInteger(years)) return `${grouped(days)} days`;
  return years === 1 ? '1 year' : `${years} years`;
}

/** The text of each section by its title: paragraphs and, as arrays, lists. How long forms are kept is a setting. */
export const sectionsFor = ({ retentionDays }: SiteInfo): Record<string, (string | string[])[]> => ({
  'Who we are': [
    'ShareMore helps UK employees to take part in their employer’s Sharesave plan. We’re a company registered in England and Wales. For the personal data that this policy describes we’re the **data controller**: we decide why and how it’s used, and we answer for it.',
    'ShareMore isn’t a lender. When you apply for a loan, the regulated lending partner is a data controller too, and gives you its own privacy notice before you apply.',
  ],
  'What data we collect': [
    'We collect as little as the purpose needs. What it needs depends on what you do here:',
    [
      '**When you write to us:** your first and last name, your work email address, your company’s name and your message. When you ask us to add your employer: its name, your work email address and, on its page, your name.',
      '**When you join a waitlist:** your first and last name, your work email address and the employer you chose.',
      '**When you sign up for our newsletter:** your email address.',
      '**When you join ShareMore:** the identity, contact, employment, plan and bank details that the service and our lending partner need. You’re told which, and why, before you give them.',
      '**When you visit the website:** technical records that keep the site safe and working. Our servers keep them for a short time: your internet address, the pages asked for, how fast they came and whether they failed.',
    ],
    'We don’t ask for sensitive data about your health, beliefs or background, and ask you not to send it.',
  ],
  'How we collect it': [
    'Nearly all of it comes **from you**, when you fill in a form, write to us, or use the service. Once you have joined, we also receive what the service needs from our lending partners and, with your agreement, from your plan’s savings provider.',
    'Information about companies comes from third parties and public stock exchange records, and isn’t about you.',
  ],
  'Why we use it': [
    'The law asks for a reason, called a lawful basis, for each use. These are ours:',
    [
      '**To answer your message** and to tell you about the plan you asked about: our legitimate interest in replying to people who contact us.',
      '**To provide the service** once you join: the contract with you.',
      '**To keep financial records** and prevent fraud: our legal duties.',
      '**To send the newsletter:** your consent, which you can withdraw at any time. Writing to us or joining a waitlist never signs you up for it.',
      '**To keep the website safe** and free of misuse: our legitimate interest in a site that works.',
    ],
    'No decision about you is made here by a computer alone.',
  ],
  'Who we share it with': [
    'We don’t sell personal data. We share it only with those who need it for the purposes above:',
    [
      '**Companies that work for us** and on our instructions, such as the providers of our hosting, our customer records and our email.',
      '**Regulated lending partners**, when you apply to join, and only what they need for your application and your loan. What you send for a waitlist goes to no lender.',
      '**Authorities and regulators**, when the law requires it.',
    ],
    'Your employer doesn’t learn from us that you joined a waitlist or wrote to us.',
  ],
  'Where we store it': [
    'Your personal data is stored in the **United Kingdom**. It may also be stored in the EU. It goes to no other country: from the EU there’s no transfer outside the EU.',
    'It’s encrypted on its way to us, and open only to the people who need it for their work. We write it to durable storage before we tell you that it’s arrived.',
  ],
  'How long we keep it': [
    `We keep personal data for as long as its purpose needs and then delete it. Financial records are kept for as long as the law asks, **typically ${figure.retention} years**.`,
    'What you send with a form is deleted after the time below. We count from the day it reached our team, or, if you sent it again, from the last time:',
    [
      `**A message with the contact form:** ${inDays(retentionDays.contact)}.`,
      `**A request for your employer:** ${inDays(retentionDays.contact)}.`,
      `**A waitlist entry:** ${inDays(retentionDays.registration)}.`,
      `**Your address for the newsletter:** until you unsubscribe, and at most ${inDays(retentionDays.newsletter)}.`,
    ],
    'You can ask us to delete yours sooner, at any time.',
  ],
  'Your rights': [
    'Under data protection law you can ask us, free of charge:',
    [
      'for a **copy** of the personal data that we hold about you;',
      'to **correct** what’s wrong or complete what’s missing;',
      'to **delete** it, where we have no duty to keep it;',
      'to **restrict** what we do with it, or **object** to a use that rests on our legitimate interest;',
      'to **move** it to you or to another organisation in a common format;',
      'to stop what you **consented** to, at any time.',
    ],
    'We answer within one month. We may first ask you to show that you’re who you say you are.',
  ],
  Cookies: [
    'This website sets **no cookies to follow you**, shows no advertising, and loads nothing that follows you from site to site. There’s one cookie for visitors, while we try a new version of the website with some of them. It holds a number from 0 to 99, drawn by chance, so that every page comes to you in one version. It says nothing about you, and it goes after a week at the latest.',
    'Your browser keeps a few things for us in its own storage, because what you do here needs them:',
    [
      'the list of companies, for a day, so that the search is quick;',
      'whether you’re logged in on this device;',
      'where you were on a page, so that going back works;',
      'what you’ve typed into a form and not sent, in this tab alone, so that it’s there when you come back to it.',
    ],
    'You can clear them in your browser’s settings.',
  ],
  Complaints: [
    'If something is wrong, please tell us first, and we’ll try to put it right. You can also complain at any time to the data regulator, the **Information Commissioner’s Office (ICO)**.',
  ],
  'Changes to this policy': [
    'When we change this policy we publish the new text here with its date. If a change matters to how we use data that you have already given us, we tell you before it takes effect.',
  ],
  Contact: [
    'For questions about this policy, or to use one of your rights, write to us with the contact form.',
  ],
});
