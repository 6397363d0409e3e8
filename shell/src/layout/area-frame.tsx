import { Outlet } from 'react-router-dom';

/** The root element of an area's part of the page; the attribute shows who owns what. */
export function AreaFrame({ area }: { area: string }) {
  return (
    <div data-area={area}>
      <Outlet />
    </div>
  );
}
