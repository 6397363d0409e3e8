import sprite from './sectors.svg?url&no-inline';

/** The first pattern that matches the sector's name decides, because sheets spell sectors differently. */
const symbols: readonly [RegExp, string][] = [
  [/mining|metal|mineral/i, 'mining'],
  [/utilit|energy|power|water/i, 'energy'],
  [/bank/i, 'bank'],
  [/insur/i, 'insurance'],
  [/financ|invest/i, 'finance'],
  [/pharma/i, 'pill'],
  [/bio/i, 'bio'],
  [/health|medic/i, 'health'],
  [/housebuild|home ?build/i, 'house'],
  [/construct|material/i, 'construction'],
  [/propert|real estate/i, 'buildings'],
  [/tobacco/i, 'tobacco'],
  [/food|drink|beverage/i, 'food'],
  [/leisure goods|game/i, 'games'],
  [/leisure|hospitality|restaurant|hotel/i, 'leisure'],
  [/aerospace|defence/i, 'rocket'],
  [/travel|airline/i, 'plane'],
  [/transport|logistics/i, 'bus'],
  [/telecom/i, 'telecom'],
  [/tech|software/i, 'chip'],
  [/media|publish/i, 'media'],
  [/chemical/i, 'chemicals'],
  [/packag/i, 'packaging'],
  [/engineer|industr/i, 'cog'],
  [/retail/i, 'retail'],
  [/consumer|household/i, 'basket'],
  [/service/i, 'people'],
];

/** The decorative icon of a sector. All icons share one SVG sprite, because a page shows many of them. */
export function SectorIcon({ sector }: { sector: string | undefined }) {
  const [, symbol = 'buildings'] = symbols.find(([words]) => words.test(sector ?? '')) ?? [];
  return (
    <svg
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <use href={`${sprite}#${symbol}`} />
    </svg>
  );
}
