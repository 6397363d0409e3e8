import { hair, paint, skin } from './palette';
import { Leaf, Person, Scene } from './scene';

const windows = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => ({ row, column })));

export function WorkplaceScene() {
  return (
    <Scene>
      <circle cx="240" cy="206" r="186" fill={paint.leafSoft} />
      <rect x="112" y="56" width="256" height="290" rx="18" fill={paint.deep} />
      {windows.map(({ row, column }) => (
        <rect
          key={`${row}-${column}`}
          x={138 + column * 54}
          y={84 + row * 58}
          width="40"
          height="40"
          rx="10"
          fill={(row + column) % 3 === 1 ? paint.glow : paint.accent}
        />
      ))}
      <Leaf x={140} y={58} size={48} fill={paint.leaf} />
      <path d="M36 346H444" stroke={paint.ink} strokeWidth="4" strokeLinecap="round" />
      <Person x={104} y={344} face={skin.rose} crown={hair.ginger} coat={paint.leaf} />
      <Person x={376} y={344} face={skin.sand} crown={hair.silver} coat={paint.leaf} />
      <Person x={192} y={344} face={skin.cocoa} crown={hair.black} coat={paint.mint} scale={1.12} />
      <Person x={288} y={344} face={skin.honey} crown={hair.umber} coat={paint.accent} scale={1.12} />
    </Scene>
  );
}
