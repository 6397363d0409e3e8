/** What lists, link previews and search engines tell of an article. Text and cover have files of its slug. */
export interface ArticleSummary {
  slug: string;
  title: string;
  /** ISO date of publication. */
  date: string;
  /** In minutes, at 238 words a minute (Brysbaert, 2019). */
  readTime: number;
  category: 'Basics' | 'Decisions' | 'Money' | 'Research' | 'Rules';
  /** One or two sentences. */
  excerpt: string;
}

/** What a file of `articles` holds. */
export interface ArticleText {
  /** The text below each heading: paragraphs and, as lists, bullets; `**` marks bold. */
  sections: Record<string, (string | string[])[]>;
  /** The address of each source, by its label. */
  sources: Record<string, string>;
}

/** The articles by their slugs, newest first. One that takes longer than three minutes says its `readTime`. */
const catalogue = {
  'what-happens-if-the-share-price-falls': {
    title: 'What happens to your Sharesave if the share price falls?',
    date: '2026-09-24',
    category: 'Decisions',
    excerpt:
      'A Sharesave option is a right to buy, never a duty. Here’s what a falling price does to your savings, to your choice at the end, and to ShareMore’s loan and fee.',
  },
  'when-your-sharesave-matures': {
    title: 'When your Sharesave matures: shares, savings or both?',
    date: '2026-06-18',
    category: 'Decisions',
    excerpt:
      'Three years are up and a letter asks what you want to do. You have six months, two choices, and two dates not to miss.',
  },
  'your-sharesave-invitation-a-checklist': {
    title: 'Your Sharesave invitation: a checklist',
    date: '2026-03-05',
    category: 'Decisions',
    excerpt:
      'Invitations stay open for a short time and then wait a year. What to find out before yours closes.',
  },
  'what-sharemore-costs-and-when-it-pays': {
    title: 'The cost of ShareMore, and when it pays',
    date: '2026-01-22',
    category: 'Money',
    excerpt:
      'A £10 monthly fee, half of any profit, and a break-even you can work out on paper. The sums for a good, a flat and a bad three years.',
  },
  'who-misses-out-on-sharesave': {
    title: 'Who misses out on Sharesave, and why',
    date: '2025-11-20',
    category: 'Research',
    excerpt:
      'Our report puts the share of eligible employees who miss out at 58%. What the figure says, what it doesn’t say, and which of the reasons can be mended.',
  },
  'leaving-your-job-with-sharesave-running': {
    title: 'Leaving your job with Sharesave still running',
    date: '2025-10-16',
    category: 'Rules',
    excerpt:
      'Why you leave decides what you can do with the option. A guide to good leavers, other leavers, parental leave and the months in which you have to act.',
  },
  'sharesave-in-plain-english': {
    title: 'Sharesave explained in plain English',
    date: '2025-06-12',
    category: 'Basics',
    excerpt:
      'Save a set amount each month, then choose between shares at a fixed price and your money back. The whole plan from invitation to maturity, without the jargon.',
  },
} satisfies Record<string, Omit<ArticleSummary, 'slug' | 'readTime'> & Partial<ArticleSummary>>;

export const articles: ArticleSummary[] = Object.entries(catalogue).map(([slug, words]) => ({
  slug,
  readTime: 3,
  ...words,
}));
