import { DotMatrix, dotMatrixSize } from '../charts/dot-matrix';
import { figures } from '../figures';

const { eligibleMissingOut, missedReturn, missedTotal } = figures;

export function Cover() {
  return (
    <section className="Cover">
      <p className="Brand">ShareMore</p>
      <svg
        className="CoverArt"
        viewBox={`0 0 ${dotMatrixSize.width} ${dotMatrixSize.height}`}
        aria-hidden="true"
      >
        <DotMatrix filled={eligibleMissingOut.value * 100} />
      </svg>
      <div>
        <p className="Eyebrow">Research report</p>
        <h1>The cost of missing out</h1>
        <p className="Subtitle">
          What keeps employees out of Sharesave, what that may be worth to them, and what would help
        </p>
      </div>
      <ul className="CoverStats">
        <li>
          <strong>{eligibleMissingOut.text}</strong> of eligible employees missing out
        </li>
        <li>
          <strong>{missedReturn.text}</strong> average annual return missed
        </li>
        <li>
          <strong>{missedTotal.text}</strong> total missed
        </li>
      </ul>
      <div className="CoverNote">
        <p>First published November 2025. Revised July 2026.</p>
        <p>
          The figures about participation and returns are ShareMore’s own and are not official statistics.
          Charts marked “Illustration” use invented prices. Past performance is not a reliable guide to future
          results, and nothing in this report is advice or an offer to buy or sell shares.
        </p>
      </div>
    </section>
  );
}
