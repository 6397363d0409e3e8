import { DotMatrix, dotMatrixSize } from '../charts/dot-matrix';
import { Figure } from '../charts/figure';
import { figures } from '../figures';
import { Chapter } from './chapter';

const { eligibleMissingOut, missedReturn, missedTotal, companies, missingOut, discount } = figures;

export function InBrief() {
  return (
    <Chapter
      title="In brief"
      lead="Sharesave is open to everyone in a company that runs a plan. Most of the people who could join do not, and the commonest reason is that they cannot spare the money each month."
    >
      <Figure
        {...dotMatrixSize}
        title="Of every hundred eligible employees"
        description={`A hundred dots. Fifty-eight are highlighted: ${eligibleMissingOut.text} of eligible employees miss out. Forty-two are pale: they take part.`}
        note={`${eligibleMissingOut.text} miss out (marigold), and the others take part. Source: ${eligibleMissingOut.source}.`}
      >
        <DotMatrix filled={eligibleMissingOut.value * 100} />
      </Figure>
      <h3>What we found</h3>
      <ul>
        <li>
          <strong>{eligibleMissingOut.text}</strong> of eligible employees miss out, which is more than{' '}
          {missingOut.text} people in the UK.
        </li>
        <li>
          The average annual return that they miss is <strong>{missedReturn.text}</strong> each.
        </li>
        <li>
          Together that comes to <strong>{missedTotal.text}</strong>, or 2.4 billion pounds.
        </li>
        <li>Affordability explains most of the gap, and it does not fall on everyone alike.</li>
      </ul>
      <div className="Box">
        <h3>Sharesave in four sentences</h3>
        <p>
          You save a fixed amount from your pay for three years, in some plans five. At the start your
          employer fixes a price at which you may buy its shares, at most {discount.text} below the market
          price on that day. At the end you either buy at that price or take your savings back with any
          interest. More than {companies.text} UK companies are said to offer a plan.
        </p>
      </div>
    </Chapter>
  );
}
