import { cloth, hair, paint, skin } from './palette';
import { Coin, Leaf, Person, Scene } from './scene';

const savings = [46, 78, 110, 142, 174, 206];

/** Monthly savings that add up, a price that stays where it was fixed, and what may grow above it. */
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

/** You, your plan and the lender: the payments go round, and are repaid at the end. */
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
      <g fill={cloth.cream}>
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

/** The invitation that arrives at work once a year, open. */
export function InvitationScene() {
  return (
    <Scene>
      <circle cx="240" cy="206" r="186" fill={paint.leafSoft} />
      <path d="M92 190 240 84l148 106v30H92Z" fill={paint.deep} />
      <rect x="124" y="70" width="232" height="220" rx="16" fill={paint.surface} />
      <g fill={paint.mint}>
        <rect x="152" y="104" width="120" height="16" rx="8" />
        <rect x="152" y="138" width="176" height="10" rx="5" />
        <rect x="152" y="160" width="176" height="10" rx="5" />
        <rect x="152" y="182" width="104" height="10" rx="5" />
      </g>
      <Leaf x={334} y={130} size={46} fill={paint.accent} />
      <path
        d="m303 108 7 8 13-15"
        fill="none"
        stroke={paint.deep}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M92 190v130a20 20 0 0 0 20 20h256a20 20 0 0 0 20-20V190L256 276a30 30 0 0 1-32 0Z"
        fill={paint.leaf}
      />
      <path
        d="M98 332 206 264M382 332 274 264"
        stroke={paint.deep}
        strokeOpacity="0.35"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Coin x={78} y={128} size={44} />
      <Coin x={412} y={108} size={32} />
      <Leaf x={418} y={288} size={54} fill={paint.mint} turn={90} />
      <Leaf x={44} y={306} size={40} fill={paint.accent} />
    </Scene>
  );
}

const windows = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => ({ row, column })));

/** A workplace with a light in every window, and the people who work there. */
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
      <Leaf x={112} y={56} size={48} fill={paint.leaf} />
      <path d="M36 346H444" stroke={paint.ink} strokeWidth="4" strokeLinecap="round" />
      <Person x={104} y={344} face={skin.rose} crown={hair.ginger} coat={paint.leaf} />
      <Person x={376} y={344} face={skin.sand} crown={hair.silver} coat={paint.leaf} />
      <Person x={192} y={344} face={skin.cocoa} crown={hair.black} coat={paint.mint} scale={1.12} />
      <Person x={288} y={344} face={skin.honey} crown={hair.umber} coat={paint.accent} scale={1.12} />
    </Scene>
  );
}

/** A question, and a plain answer. */
export function QuestionScene() {
  return (
    <Scene>
      <circle cx="232" cy="196" r="180" fill={paint.leafSoft} />
      <path
        d="M72 92a40 40 0 0 1 40-40h156a40 40 0 0 1 40 40v82a40 40 0 0 1-40 40H132l-60 44Z"
        fill={paint.deep}
      />
      <path
        d="M164 110c4-18 16-26 30-26 18 0 30 12 30 27 0 22-28 23-28 43"
        fill="none"
        stroke={paint.accent}
        strokeWidth="15"
        strokeLinecap="round"
      />
      <circle cx="196" cy="184" r="10" fill={paint.accent} />
      <path
        d="M424 226a36 36 0 0 0-36-36H238a36 36 0 0 0-36 36v66a36 36 0 0 0 36 36h128l58 40Z"
        fill={paint.accent}
      />
      <g fill={paint.deep}>
        <rect x="238" y="226" width="146" height="14" rx="7" />
        <rect x="238" y="254" width="146" height="14" rx="7" />
        <rect x="238" y="282" width="88" height="14" rx="7" />
      </g>
      <Leaf x={414} y={140} size={58} fill={paint.leaf} />
      <Leaf x={92} y={346} size={44} fill={paint.mint} turn={90} />
    </Scene>
  );
}

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
