import { Bars, barsSize } from '../charts/bars';
import { Figure } from '../charts/figure';
import { figures } from '../figures';
import { asPercent } from '../percent';
import { Chapter } from './chapter';

const { cannotAfford, worryAboutMoney, womenSaveLess, highestMinimum, highestSaving } = figures;
const womenAgainstMen = 1 - womenSaveLess.value;

export function Reasons() {
  return (
    <Chapter
      title="Why people stay out"
      lead="A plan that everyone may join is not a plan that everyone can afford. The contribution comes out of the same pay packet as the rent."
    >
      <Figure
        {...barsSize(2)}
        title="Money comes first"
        description={`Two bars. Of those who miss out, ${cannotAfford.text} do so due to affordability. ${worryAboutMoney.text} worry about money.`}
        note={`Source: ${cannotAfford.source}s.`}
      >
        <Bars
          most={1}
          bars={[
            { label: 'Of those who miss out: due to affordability', ...cannotAfford, tone: 'Accent' },
            { label: 'Worry about money', ...worryAboutMoney, tone: 'Leaf' },
          ]}
        />
      </Figure>
      <p>
        Somebody who is worried about this month does not lock money away for three years, however good the
        discount. And the people with the least to spare are the ones for whom a gain would matter most.
      </p>
      <Figure
        {...barsSize(2)}
        title="The gap between women and men"
        description={`Two bars on a scale where men’s savings are 100. Women’s are ${womenAgainstMen * 100}, because women save ${womenSaveLess.text} less.`}
        note={`Women save ${womenSaveLess.text} less: ${asPercent(womenAgainstMen)} of what men save. Source: ${womenSaveLess.source}.`}
      >
        <Bars
          most={1}
          bars={[
            { label: 'Men’s savings, taken as 100', value: 1, text: '100', tone: 'Pale' },
            { label: 'Women’s savings', value: womenAgainstMen, text: '71', tone: 'Accent' },
          ]}
        />
      </Figure>
      <h3>Reasons that explanation can mend</h3>
      <ul>
        <li>
          <strong>“My savings would be in shares.”</strong> They are cash until you choose to buy.
        </li>
        <li>
          <strong>“You need {highestSaving.text} a month.”</strong> That is the most anyone may save. No plan
          may set its minimum above {highestMinimum.text}.
        </li>
        <li>
          <strong>“If I leave, I lose it.”</strong> The savings come back; the option may end.
        </li>
      </ul>
    </Chapter>
  );
}
