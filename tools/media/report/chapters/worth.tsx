import { Bars, barsSize } from '../charts/bars';
import { Figure } from '../charts/figure';
import { figures } from '../figures';
import { Chapter } from './chapter';

const { eligibleMissingOut, missedReturn, missedTotal, missingOut, averageReturn } = figures;
const outside = missedTotal.value / missedReturn.value;
const eligible = outside / eligibleMissingOut.value;
const inside = eligible - outside;
const inMillions = (people: number) => (people / 1e6).toFixed(1);
const millions = (people: number) => `${inMillions(people)} million`;

export function Worth() {
  return (
    <Chapter
      title="What missing out is worth"
      lead={`Our figures put the average annual return missed at ${missedReturn.text} a person and the total at ${missedTotal.text}. This page shows how the two fit together.`}
    >
      <Figure
        {...barsSize(3)}
        title="The figures behind the total"
        description={`Three bars. About ${millions(eligible)} employees are eligible. About ${millions(outside)} of them miss out and about ${millions(inside)} take part.`}
        note={`Worked out from our own figures. Taken as one year’s total, ${missedTotal.text} ÷ ${missedReturn.text} is about ${millions(outside)} people, who are ${eligibleMissingOut.text} of about ${millions(eligible)}.`}
      >
        <Bars
          most={eligible}
          bars={[
            { label: 'Eligible employees', value: eligible, text: `${inMillions(eligible)}m`, tone: 'Pale' },
            { label: 'Miss out', value: outside, text: `${inMillions(outside)}m`, tone: 'Accent' },
            { label: 'Take part', value: inside, text: `${inMillions(inside)}m`, tone: 'Leaf' },
          ]}
        />
      </Figure>
      <h3>How to read {missedReturn.text}</h3>
      <p>
        It is ShareMore’s own figure, and we do not publish how it was worked out. It is not what ShareMore
        brings: at £100 a month the price would have to double and more, even with your own money. Your own
        plan has its own discount, its own share price and its own three years. Some plans bring much more
        than an average, and some bring nothing but the savings.
      </p>
      <p>
        We also state a 2024 average return of {averageReturn.text} for every £1 invested. One year is not a
        pattern. Past performance is not a reliable guide to future results, and neither figure is a forecast.
      </p>
      <h3>How to read {missedTotal.text}</h3>
      <p>
        Divided by the average, it makes {millions(outside)} people who miss out; we say more than{' '}
        {missingOut.text}. It tells you the size of the gap. It does not say that each of these people should
        have joined: for some, clearing a debt or keeping money at hand was the better choice.
      </p>
      <div className="Box">
        <h3>What you would have to count yourself</h3>
        <p>
          Interest that savings could have earned elsewhere, dealing costs, any Capital Gains Tax on a sale,
          and any fall in price after shares are bought and kept.
        </p>
      </div>
    </Chapter>
  );
}
