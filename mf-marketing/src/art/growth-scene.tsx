import { paint } from './palette';
import { Coin, Leaf, Scene } from './scene';

const savings = [46, 78, 110, 142, 174, 206];

/** Growing monthly savings, the fixed option price, and a plant for the possible profit. */
export function GrowthScene() {
  return (
    <Scene>
      <circle cx="250" cy="200" r="190" fill={paint.leafSoft} />
      {savings.map((height, index) => (
        <rect
          key={height}
          x={58 + index * 56}
          y={344 - height}
          width="40"
          height={height}
          rx="12"
          fill={index < 2 ? paint.mint : index < 4 ? paint.leaf : paint.deep}
        />
      ))}
      <path d="M40 344H440" stroke={paint.ink} strokeWidth="4" strokeLinecap="round" />
      <path d="M40 222H344" stroke={paint.ink} strokeWidth="3" strokeDasharray="2 10" strokeLinecap="round" />
      <path d="M366 196h62l26 26-26 26h-62a10 10 0 0 1-10-10v-32a10 10 0 0 1 10-10Z" fill={paint.accent} />
      <circle cx="430" cy="222" r="6" fill={paint.deep} />
      <path
        d="M358 138c0-30 2-44 2-62"
        fill="none"
        stroke={paint.leaf}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <Leaf x={358} y={118} size={62} fill={paint.leaf} />
      <Leaf x={361} y={92} size={54} fill={paint.mint} turn={90} />
      <Coin x={134} y={196} size={42} />
      <Coin x={190} y={120} size={34} />
      <Coin x={78} y={262} size={34} />
    </Scene>
  );
}
