import { Outlet } from 'react-router-dom';
import { Running } from '../running';

/** The root element of an area's part of the page; the attribute shows who owns what. */
export function AreaFrame({ area }: { area: string }) {
  return (
    <div data-area={area}>
      <Running area={area} />
      <Outlet />
      <Running area="shell" />
    </div>
  );
}
