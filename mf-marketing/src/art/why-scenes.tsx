import { hair, paint, skin } from './palette';
import { Coin, Leaf, Person, SmallScene } from './scene';

/** A clear desk: the work grows. */
export function ProductivityScene() {
  return (
    <SmallScene>
      <rect x="92" y="30" width="136" height="92" rx="12" fill={paint.deep} />
      <rect x="72" y="126" width="176" height="12" rx="6" fill={paint.leaf} />
      <g fill={paint.leaf}>
        <rect x="114" y="84" width="18" height="22" rx="6" />
        <rect x="140" y="70" width="18" height="36" rx="6" />
        <rect x="166" y="56" width="18" height="50" rx="6" fill={paint.accent} />
      </g>
      <Leaf x={198} y={62} size={20} fill={paint.mint} turn={90} />
      <path d="M266 104h30v20a10 10 0 0 1-10 10h-10a10 10 0 0 1-10-10Z" fill={paint.accent} />
      <path d="M296 110h6a8 8 0 0 1 0 16h-6" fill="none" stroke={paint.accent} strokeWidth="5" />
      <path d="M24 138h272" stroke={paint.ink} strokeWidth="3" strokeLinecap="round" />
      <Leaf x={50} y={132} size={34} fill={paint.mint} />
      <Leaf x={52} y={112} size={34} fill={paint.leaf} turn={90} />
      <path d="M51 138v-40" stroke={paint.leaf} strokeWidth="4" strokeLinecap="round" />
    </SmallScene>
  );
}

/** Two people on the same footing. */
export function EqualityScene() {
  return (
    <SmallScene>
      <rect x="62" y="104" width="80" height="34" rx="8" fill={paint.mint} />
      <rect x="178" y="104" width="80" height="34" rx="8" fill={paint.mint} />
      <Person x={102} y={104} face={skin.honey} crown={hair.umber} coat={paint.accent} scale={0.8} />
      <Person x={218} y={104} face={skin.rose} crown={hair.ginger} coat={paint.leaf} scale={0.8} />
      <g fill={paint.deep}>
        <rect x="146" y="52" width="28" height="8" rx="4" />
        <rect x="146" y="68" width="28" height="8" rx="4" />
      </g>
      <Coin x={102} y={122} size={22} />
      <Coin x={218} y={122} size={22} />
      <path d="M24 138h272" stroke={paint.ink} strokeWidth="3" strokeLinecap="round" />
    </SmallScene>
  );
}

/** Everybody is in the picture. */
export function InclusionScene() {
  return (
    <SmallScene>
      <path d="M48 138a112 112 0 0 1 224 0Z" fill={paint.mint} />
      <Person x={92} y={138} face={skin.sand} crown={hair.silver} coat={paint.leaf} scale={0.66} />
      <Person x={228} y={138} face={skin.rose} crown={hair.umber} coat={paint.leaf} scale={0.66} />
      <Person x={132} y={138} face={skin.cocoa} crown={hair.black} coat={paint.accent} scale={0.84} />
      <Person x={188} y={138} face={skin.honey} crown={hair.ginger} coat={paint.deep} scale={0.84} />
      <path d="M24 138h272" stroke={paint.ink} strokeWidth="3" strokeLinecap="round" />
      <Leaf x={160} y={32} size={15} fill={paint.accent} turn={45} />
    </SmallScene>
  );
}
