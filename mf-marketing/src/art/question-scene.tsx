import { paint } from './palette';
import { Leaf, Scene } from './scene';

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
