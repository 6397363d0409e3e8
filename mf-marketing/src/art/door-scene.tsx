import { hair, paint, skin } from './palette';
import { Coin, Leaf, Person, Scene } from './scene';

/** A door that stands open, with light on the way in. */
export function DoorScene() {
  return (
    <Scene>
      <circle cx="240" cy="206" r="186" fill={paint.leafSoft} />
      <path d="M166 344V98a74 74 0 0 1 148 0v246Z" fill={paint.accent} />
      <path d="M166 344h148l66 40H100Z" fill={paint.glow} />
      <path d="M166 98a74 74 0 0 1 74-74l-84 28a42 42 0 0 0-30 40v282l40-30Z" fill={paint.deep} />
      <circle cx="152" cy="222" r="7" fill={paint.accent} />
      <Person x={256} y={344} face={skin.cocoa} crown={hair.black} coat={paint.leaf} scale={1.2} />
      <path
        d="M376 344c0-50 4-80 0-118"
        fill="none"
        stroke={paint.leaf}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <Leaf x={376} y={300} size={64} fill={paint.leaf} />
      <Leaf x={379} y={268} size={64} fill={paint.mint} turn={90} />
      <Leaf x={378} y={236} size={50} fill={paint.leaf} turn={45} />
      <path d="M344 336h66l-10 48h-46Z" fill={paint.deep} />
      <Coin x={84} y={150} size={34} />
    </Scene>
  );
}
