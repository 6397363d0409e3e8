import { Drawing } from '@sharemore/platform/ui';
import type { ComponentProps } from 'react';
import { SectorIcon } from '../../directory/sector-icon';
import employer from './employer.svg?url&no-inline';

/** Maya before the place where she works; its sign shows the sector. */
export function EmployerScene({ sector, ...rest }: { sector?: string } & ComponentProps<'svg'>) {
  return (
    <Drawing file={employer} {...rest}>
      <g color="var(--color-bark)" transform="translate(189 66) scale(3)">
        <SectorIcon sector={sector} />
      </g>
    </Drawing>
  );
}
