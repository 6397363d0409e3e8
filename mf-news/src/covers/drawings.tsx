import type { ReactNode } from 'react';
import type { CoverName } from '../catalogue/covers';
import { Coin, CoinPile, Leaf, paint } from './motifs';

interface Drawing {
  ground: string;
  scene: ReactNode;
}

/** One drawing for each cover name, on a canvas of 480 by 270. */
export const drawings: Record<CoverName, Drawing> = {
  seedling: {
    ground: paint.leafSoft,
    scene: (
      <>
        <circle cx="240" cy="150" r="112" fill={paint.surface} />
        <path d="M72 226H408" stroke={paint.ink} strokeWidth="4" strokeLinecap="round" />
        <CoinPile x={132} y={224} count={2} />
        <CoinPile x={214} y={224} count={4} />
        <CoinPile x={296} y={224} count={6} />
        <path d="M296 128V92" stroke={paint.leaf} strokeWidth="7" strokeLinecap="round" />
        <Leaf x={296} y={100} size={52} fill={paint.leaf} />
        <Leaf x={298} y={92} size={44} fill={paint.mint} turn={90} />
        <Coin x={378} y={86} size={44} />
        <Leaf x={110} y={112} size={34} fill={paint.mint} turn={180} />
      </>
    ),
  },
  calendar: {
    ground: paint.accentSoft,
    scene: (
      <>
        <rect x="128" y="52" width="224" height="184" rx="20" fill={paint.surface} />
        <path d="M148 52h184a20 20 0 0 1 20 20v30H128V72a20 20 0 0 1 20-20Z" fill={paint.deep} />
        <g stroke={paint.ink} strokeWidth="9" strokeLinecap="round">
          <path d="M182 38v30M298 38v30" />
        </g>
        {[0, 1, 2].map((row) =>
          [0, 1, 2, 3, 4].map((column) => (
            <rect
              key={`${row}-${column}`}
              x={148 + column * 38}
              y={120 + row * 36}
              width="26"
              height="24"
              rx="7"
              fill={row === 2 && column > 3 ? paint.leafSoft : paint.mint}
              fillOpacity={row === 2 && column > 3 ? 0 : 0.6}
            />
          )),
        )}
        <Coin x={313} y={204} size={74} />
        <path
          d="m297 204 12 13 22-25"
          fill="none"
          stroke={paint.onAccent}
          strokeWidth="8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <Leaf x={104} y={214} size={58} />
        <Leaf x={108} y={208} size={42} fill={paint.mint} turn={90} />
      </>
    ),
  },
  payslip: {
    ground: paint.mint,
    scene: (
      <>
        <path d="M126 34h172v196l-22-14-21 14-22-14-21 14-22-14-21 14-22-14-21 14Z" fill={paint.surface} />
        <g stroke={paint.line} strokeWidth="9" strokeLinecap="round">
          <path d="M152 68h80M152 98h120M152 128h96" />
        </g>
        <path d="M152 166h120" stroke={paint.leaf} strokeWidth="12" strokeLinecap="round" />
        <circle cx="322" cy="164" r="70" fill={paint.deep} />
        <path d="M322 94a70 70 0 0 1 0 140Z" fill={paint.accent} />
        <path d="M322 88v152" stroke={paint.mint} strokeWidth="8" />
        <Coin x={382} y={62} size={40} />
      </>
    ),
  },
  'falling-price': {
    ground: paint.soft,
    scene: (
      <>
        <circle cx="346" cy="92" r="70" fill={paint.leafSoft} />
        <g stroke={paint.line} strokeWidth="3">
          <path d="M56 62H424M56 110H424M56 158H424" />
        </g>
        <path
          d="M70 70 128 56l48 42 54-22 62 84 44-14 62 62"
          fill="none"
          stroke={paint.leaf}
          strokeWidth="9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M372 212h30v-30"
          fill="none"
          stroke={paint.leaf}
          strokeWidth="9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M56 230H424" stroke={paint.ink} strokeWidth="4" strokeLinecap="round" />
        <path d="M86 150h136v66a12 12 0 0 1-12 12H98a12 12 0 0 1-12-12Z" fill={paint.deep} />
        <path d="M78 150a76 44 0 0 1 152 0Z" fill={paint.mint} />
        <Coin x={154} y={190} size={44} />
      </>
    ),
  },
  crossroads: {
    ground: paint.leafSoft,
    scene: (
      <>
        <path d="M0 226c120-34 360-34 480 0v44H0Z" fill={paint.mint} />
        <path d="M240 62v168" stroke={paint.ink} strokeWidth="12" strokeLinecap="round" />
        <path d="M216 70h134l34 27-34 27H216a10 10 0 0 1-10-10V80a10 10 0 0 1 10-10Z" fill={paint.accent} />
        <path d="M264 138H130l-34 27 34 27h134a10 10 0 0 0 10-10v-34a10 10 0 0 0-10-10Z" fill={paint.leaf} />
        <Leaf x={300} y={112} size={32} fill={paint.onAccent} />
        <Coin x={186} y={165} size={32} />
        <Leaf x={402} y={236} size={54} />
        <Leaf x={406} y={232} size={38} fill={paint.surface} turn={90} />
        <circle cx="92" cy="74" r="26" fill={paint.accent} />
      </>
    ),
  },
  'open-door': {
    ground: paint.accentSoft,
    scene: (
      <>
        <path d="M56 232H424" stroke={paint.ink} strokeWidth="4" strokeLinecap="round" />
        <path d="M158 44h140a12 12 0 0 1 12 12v174H146V56a12 12 0 0 1 12-12Z" fill={paint.deep} />
        <path d="M162 60h132v170H162Z" fill={paint.surface} />
        <path d="M162 60 228 84v162l-66-16Z" fill={paint.leaf} />
        <circle cx="214" cy="166" r="6" fill={paint.accent} />
        <path d="m228 230 66 0 64 28H228Z" fill={paint.surface} fillOpacity="0.75" />
        <rect x="334" y="178" width="74" height="52" rx="12" fill={paint.mint} />
        <path
          d="M354 178v-12a8 8 0 0 1 8-8h18a8 8 0 0 1 8 8v12"
          fill="none"
          stroke={paint.leaf}
          strokeWidth="7"
        />
        <path d="M334 202h74" stroke={paint.leaf} strokeWidth="5" />
        <Coin x={371} y={202} size={24} />
        <Leaf x={98} y={226} size={66} />
        <Leaf x={102} y={216} size={46} fill={paint.mint} turn={90} />
        <circle cx="262" cy="108" r="16" fill={paint.accent} />
      </>
    ),
  },
  ladder: {
    ground: paint.mint,
    scene: (
      <>
        <path d="M0 236H480v34H0Z" fill={paint.deep} />
        <path d="M268 96h168v140H268Z" fill={paint.surface} />
        <path d="M256 82h192a10 10 0 0 1 0 24H256a10 10 0 0 1 0-24Z" fill={paint.deep} />
        <CoinPile x={320} y={82} count={2} />
        <CoinPile x={396} y={82} count={3} />
        <g stroke={paint.ink} strokeWidth="9" strokeLinecap="round">
          <path d="M134 236 232 62M190 236 288 62" />
          <path d="M238 78h40M208 132h40" />
        </g>
        <g stroke={paint.ink} strokeWidth="5" strokeLinecap="round" strokeDasharray="1 11">
          <path d="M192 160h40M177 187h40M162 214h40" />
        </g>
        <Leaf x={88} y={236} size={70} fill={paint.leaf} />
        <Leaf x={92} y={228} size={48} fill={paint.leafSoft} turn={90} />
      </>
    ),
  },
};
