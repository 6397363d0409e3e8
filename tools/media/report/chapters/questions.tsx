import { Chapter } from './chapter';

const QUESTIONS = [
  {
    title: 'About the plan',
    items: [
      'What is the option price, and how far is it below the share price?',
      'How long is the contract, and what interest does it pay, if any?',
      'Who administers it, and what do they charge when I sell?',
      'What do the rules say if I leave, and does the reason matter?',
    ],
  },
  {
    title: 'About my money',
    items: [
      'Which amount could I keep up in my worst month of the year?',
      'Is there a bill in the next three years that this money is for?',
      'Do I have debts that cost more than this plan could bring?',
      'How much of my income, savings and pension rests on this employer already?',
    ],
  },
  {
    title: 'About borrowing to take part',
    items: [
      'What will I pay in total, in a good year and in a bad one?',
      'At which share price would I have covered that cost?',
      'What happens if I miss a payment, or leave before the end?',
      'Who is the lender, are they regulated, and have I read their agreement?',
    ],
  },
];

export function Questions() {
  return (
    <Chapter
      title="Questions to ask before you join any plan"
      lead="Take this page with you. If an answer is missing from the papers that you were given, ask for it."
    >
      {QUESTIONS.map(({ title, items }) => (
        <div key={title} className="Questions">
          <h3>{title}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
      <div className="Small">
        <h3>Important information</h3>
        <p>
          This report is general information. It is not tax, legal or financial advice, and it is not an offer
          to buy or sell shares. ShareMore is not a lender: loan and advice business is done by regulated
          third parties, and loans are subject to status and availability. Investing carries risk. The value
          of shares can go down as well as up, and past performance is not a reliable guide to future results.
        </p>
        <p>© 2025 ShareMore, a company registered in England and Wales.</p>
      </div>
    </Chapter>
  );
}
