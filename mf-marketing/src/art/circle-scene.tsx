import { hair, paint, paper, skin } from './palette';
import { Coin, Person, Scene } from './scene';

/** The payments circulate between you, your plan and the lender, and are repaid at the end. */
export function CircleScene() {
  return (
    <Scene>
      <g fill="none" strokeLinecap="round" strokeWidth="5">
        <path d="M176 74q64-40 128 0" stroke={paint.leaf} />
        <path d="M176 278q-58-30-66-92" stroke={paint.accent} />
        <path d="M370 190q-8 62-66 90" stroke={paint.ink} strokeOpacity="0.45" strokeDasharray="2 12" />
      </g>
      <circle cx="110" cy="110" r="84" fill={paint.leafSoft} />
      <clipPath id="circle-scene-you">
        <circle cx="110" cy="110" r="84" />
      </clipPath>
      <g clipPath="url(#circle-scene-you)">
        <Person x={110} y={196} face={skin.honey} crown={hair.umber} coat={paint.leaf} scale={1.25} />
      </g>
      <circle cx="370" cy="110" r="84" fill={paint.mint} />
      <path
        d="M330 92h80v54a22 22 0 0 1-22 22h-36a22 22 0 0 1-22-22Z"
        fill={paint.surface}
        fillOpacity="0.85"
      />
      <rect x="324" y="74" width="92" height="18" rx="9" fill={paint.deep} />
      <Coin x={352} y={148} size={30} />
      <Coin x={386} y={150} size={30} />
      <Coin x={369} y={124} size={30} />
      <circle cx="240" cy="312" r="78" fill={paint.deep} />
      <path d="m240 262 50 28H190Z" fill={paint.accent} />
      <g fill={paper}>
        <rect x="198" y="298" width="14" height="42" rx="4" />
        <rect x="222" y="298" width="14" height="42" rx="4" />
        <rect x="246" y="298" width="14" height="42" rx="4" />
        <rect x="270" y="298" width="14" height="42" rx="4" />
        <rect x="190" y="346" width="100" height="12" rx="4" />
      </g>
      <path d="m284 46 22 28-34 4Z" fill={paint.leaf} />
      <path d="m94 216 12-30 22 24Z" fill={paint.accent} />
      <Coin x={226} y={54} size={36} />
      <Coin x={140} y={252} size={36} />
    </Scene>
  );
}
