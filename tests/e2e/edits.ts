/** An edit of a file, which a page under `npm run dev` shows. */
export interface Edit {
  kind: string;
  path: string;
  file: string;
  before: string;
  after: string;
  /** An expression that is true in the page once it shows the edit. */
  shown: string;
  /** Whether the page reloads for it; default false. */
  reloads?: boolean;
}

export const headingIs = (text: string) =>
  `document.querySelector('h1')?.textContent === ${JSON.stringify(text)}`;

/** An edit of each kind of file that leaves the page's form in place. */
export const edits: Edit[] = [
  {
    kind: 'a component',
    path: '/news',
    file: 'mf-news/src/research/featured-research.tsx',
    before: '>Featured research<',
    after: '>Edited<',
    shown: `[...document.querySelectorAll('h2')].some(({ textContent }) => textContent === 'Edited')`,
  },
  {
    kind: 'a style',
    path: '/news',
    file: 'mf-news/src/research/featured-research.module.css',
    before: 'flex-wrap: wrap;',
    after: 'flex-wrap: wrap-reverse;',
    shown: `[...document.querySelectorAll('main p')].some((p) => getComputedStyle(p).flexWrap === 'wrap-reverse')`,
  },
  {
    kind: 'a loader',
    path: '/company/marlowick',
    file: 'mf-companies/src/pages/company/company-page.tsx',
    before: "{ slug = '' } = params",
    after: "slug = 'no-such-company'",
    shown: headingIs('Company Not Found'),
    reloads: true,
  },
  {
    kind: 'content',
    path: '/about',
    file: 'mf-marketing/src/content/about.ts',
    before: 'within everyone’s reach',
    after: 'within reach',
    shown: headingIs('Sharesave, within reach'),
  },
  {
    kind: 'an article',
    path: '/news/sharesave-in-plain-english',
    file: 'mf-news/src/articles/sharesave-in-plain-english.ts',
    before: "'The invitation':",
    after: "'Edited':",
    shown: `[...document.querySelectorAll('h2')].some(({ textContent }) => textContent === 'Edited')`,
    reloads: true,
  },
  {
    kind: 'an area',
    path: '/about',
    file: 'mf-marketing/src/area.ts',
    before: 'export const area',
    after: 'if (globalThis.document) document.documentElement.dataset.edited = "";\nexport const area',
    shown: `document.documentElement.dataset.edited === ''`,
    reloads: true,
  },
];

/** What a developer breaks: an edit after which a page shows an error. */
interface Slip extends Pick<Edit, 'kind' | 'path' | 'file' | 'before' | 'after'> {
  /** What the code frame shows; by default `after`. */
  line?: string;
}

const list = 'mf-news/src/article-list/article-list.tsx';
const companyPage = 'mf-companies/src/pages/company/company-page.tsx';

export const componentSlip: Slip = {
  kind: 'an error in a component',
  path: '/news',
  file: list,
  before: 'shown = useShowAll',
  after: 'shown = noSuchHook(), other = useShowAll',
};

export const slips: Slip[] = [
  {
    kind: 'a syntax error',
    path: '/news',
    file: list,
    before: 'shown = useShowAll',
    after: 'shown = = useShowAll',
  },
  {
    kind: 'a missing import',
    path: '/news',
    file: list,
    before: "from '../article-card/",
    after: "from '../no-such-card/",
  },
  componentSlip,
  {
    kind: 'a slip in a style',
    path: '/news',
    file: 'mf-news/src/article-list/article-list.module.css',
    before: 'break-inside: avoid',
    after: 'break-inside avoid',
  },
  {
    kind: 'an error while a module loads on the server',
    path: '/news',
    file: list,
    before: 'export function',
    after: "if (import.meta.env.SSR) throw new Error('broken');\nexport function",
    line: "throw new Error('broken')",
  },
  {
    kind: 'an error in a loader',
    path: '/company/marlowick',
    file: companyPage,
    before: 'const loaded = loadCompany(slug, context);',
    after: 'const loaded = loadCompany(noSuchSlug, context);',
  },
  {
    kind: 'an error in an area’s configuration',
    path: '/news',
    file: 'mf-news/area.config.ts',
    before: "name: 'mf-news'",
    after: 'name: noSuchName',
  },
];
