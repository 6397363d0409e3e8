import type { ReactNode } from 'react';
import type { PortraitName } from '../content/about';
import { cloth, hair, skin } from './palette';

interface Sitter {
  ground: string;
  face: string;
  /** A deeper tone of the face for the neck and the mouth. */
  shade: string;
  coat: string;
  behind?: ReactNode;
  collar: ReactNode;
  front: ReactNode;
}

const sitters: Record<PortraitName, Sitter> = {
  amara: {
    ground: cloth.marigold,
    face: skin.cocoa,
    shade: '#5f3721',
    coat: cloth.evergreen,
    behind: <circle cx="120" cy="92" r="68" fill={hair.black} />,
    collar: (
      <>
        <path d="M96 166 120 206l24-40Z" fill={cloth.cream} />
        <path d="M92 164 74 180l34 60h12l-2-30ZM148 164l18 16-34 60h-12l2-30Z" fill={cloth.leaf} />
      </>
    ),
    front: (
      <>
        <path d="M78 108c-2-40 18-56 42-56s44 16 42 56c-6-20-16-30-42-30s-36 10-42 30Z" fill={hair.black} />
        <circle cx="78" cy="132" r="5" fill={cloth.marigold} />
        <circle cx="162" cy="132" r="5" fill={cloth.marigold} />
      </>
    ),
  },
  callum: {
    ground: cloth.mint,
    face: skin.rose,
    shade: '#d99c78',
    coat: cloth.evergreen,
    collar: (
      <path d="M90 168c8 16 18 24 30 24s22-8 30-24l12 6c-8 22-22 36-42 36s-34-14-42-36Z" fill={cloth.leaf} />
    ),
    front: (
      <>
        <path
          d="M79 118c0 34 16 54 41 54s41-20 41-54c-4 12-10 16-18 16-8-6-38-6-46 0-8 0-14-4-18-16Z"
          fill={hair.ginger}
        />
        <path
          d="M106 140q14 10 28 0"
          fill="none"
          stroke={cloth.cream}
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path
          d="M76 104c-6-38 16-56 46-56 26 0 46 14 42 56-4-10-8-16-12-24-16 6-40 6-58-4-8 8-14 16-18 28Z"
          fill={hair.ginger}
        />
      </>
    ),
  },
  priya: {
    ground: cloth.leaf,
    face: skin.honey,
    shade: '#96603a',
    coat: cloth.marigold,
    behind: (
      <path
        d="M62 204c-6-30 2-64 4-96 2-36 24-58 54-58s52 22 54 58c2 32 10 66 4 96-20 12-96 12-116 0Z"
        fill={hair.umber}
      />
    ),
    collar: <path d="M98 166c2 20 10 32 22 32s20-12 22-32Z" fill={skin.honey} />,
    front: (
      <>
        <path
          d="M77 116c-2-42 16-60 43-60s46 18 43 60c-4-22-14-36-34-42-10 14-34 18-52 42Z"
          fill={hair.umber}
        />
        <g fill="none" stroke={cloth.evergreen} strokeWidth="4">
          <circle cx="102" cy="113" r="14" />
          <circle cx="138" cy="113" r="14" />
          <path d="M116 111q4-3 8 0" />
        </g>
      </>
    ),
  },
  owen: {
    ground: cloth.evergreen,
    face: skin.sand,
    shade: '#c48a62',
    coat: cloth.leaf,
    collar: (
      <>
        <path d="M92 164l28 36 28-36 8 8-22 40-14-12-14 12-22-40Z" fill={cloth.cream} />
        <path d="M114 198h12l6 42h-24Z" fill={cloth.marigold} />
      </>
    ),
    front: (
      <>
        <path
          d="M77 112c-4-18-2-40 12-50 16-12 46-12 62 0 14 10 16 32 12 50-4-8-6-16-10-26-20-10-46-10-66 0-4 10-6 18-10 26Z"
          fill={hair.silver}
        />
        <path d="M100 134c6-8 16-8 20-2 4-6 14-6 20 2-6 4-14 4-20 0-6 4-14 4-20 0Z" fill={hair.silver} />
      </>
    ),
  },
};

/** A team member's portrait: drawn, decorative, since the name stands beside it. */
export function Portrait({ name, className }: { name: PortraitName; className?: string }) {
  const { ground, face, shade, coat, behind, collar, front } = sitters[name];
  return (
    <svg viewBox="0 0 240 240" className={className} aria-hidden="true" focusable="false">
      <rect width="240" height="240" fill={ground} />
      {behind}
      <path d="M22 240c4-50 44-72 98-72s94 22 98 72Z" fill={coat} />
      <path d="M102 136h36v34q-18 20-36 0Z" fill={shade} />
      {collar}
      <circle cx="79" cy="116" r="10" fill={face} />
      <circle cx="161" cy="116" r="10" fill={face} />
      <rect x="79" y="60" width="82" height="102" rx="41" fill={face} />
      <g fill={hair.black}>
        <circle cx="103" cy="113" r="4.5" />
        <circle cx="137" cy="113" r="4.5" />
      </g>
      <path d="M107 141q13 11 26 0" fill="none" stroke={shade} strokeWidth="4.5" strokeLinecap="round" />
      {front}
    </svg>
  );
}
