import { hair, paint, skin } from './palette';
import { Coin, Person, Scene } from './scene';

/** People under a tree whose crown is the brand mark. */
export function TreeScene() {
  return (
    <Scene>
      <circle cx="240" cy="206" r="186" fill={paint.leafSoft} />
      <path d="M228 346c4-48 4-90 4-150h16c0 60 0 102 4 150Z" fill={paint.deep} />
      <g transform="translate(128 14) scale(7)">
        <path d="M29 3H16A13 13 0 0 0 3 16h13A13 13 0 0 0 29 3Z" fill={paint.accent} />
        <path d="M3 29h13a13 13 0 0 0 13-13H16A13 13 0 0 0 3 29Z" fill={paint.leaf} />
      </g>
      <Person x={176} y={346} face={skin.cocoa} crown={hair.black} coat={paint.mint} />
      <Person x={306} y={346} face={skin.rose} crown={hair.ginger} coat={paint.accent} />
      <Person x={96} y={346} face={skin.sand} crown={hair.silver} coat={paint.leaf} scale={0.92} />
      <Person x={386} y={346} face={skin.honey} crown={hair.umber} coat={paint.deep} scale={0.92} />
      <path d="M36 348h408" stroke={paint.deep} strokeWidth="4" strokeLinecap="round" />
      <Coin x={86} y={120} size={38} />
      <Coin x={402} y={176} size={30} />
    </Scene>
  );
}
