import { paint, paper } from './palette';
import { Coin, Leaf, Scene } from './scene';

/** The yearly Sharesave invitation in its open envelope. */
export function InvitationScene() {
  return (
    <Scene>
      <circle cx="240" cy="206" r="186" fill={paint.leafSoft} />
      <path d="M92 190 240 84l148 106v30H92Z" fill={paint.deep} />
      <rect x="124" y="70" width="232" height="220" rx="16" fill={paper} />
      <g fill={paint.mint}>
        <rect x="152" y="104" width="120" height="16" rx="8" />
        <rect x="152" y="138" width="176" height="10" rx="5" />
        <rect x="152" y="160" width="176" height="10" rx="5" />
        <rect x="152" y="182" width="104" height="10" rx="5" />
      </g>
      <Leaf x={334} y={130} size={46} fill={paint.accent} />
      <path
        d="m298 105 7 8 13-15"
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
      <Leaf x={62} y={306} size={40} fill={paint.accent} />
    </Scene>
  );
}
