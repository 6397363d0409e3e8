export const top = {
  title: 'Watch Maya’s three years',
  description:
    'A short film, and its transcript. An employee joins Sharesave with a loan and a monthly fee. Three years later there’s a profit, or there’s none.',
  lead: 'An employee is invited to Sharesave and joins with ShareMore. Maya is made up, and so is her plan.',
};

export const watchFilm = 'Watch the film';

export const transcriptTitle = 'Transcript';
export const transcriptLead = 'For each part: first what you see, then what’s said.';

export const closing = {
  title: 'From the film to your own plan',
  body: 'The film shows one course of events. See what it costs, what can go wrong, and whether it fits you.',
  links: { 'See how it works': '/how-it-works', 'Is ShareMore right for you?': '/is-it-for-me' },
};
