import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { loadPage } from '../browser/load-page';
import { AreaUnavailable } from './area-unavailable';
import { NotFoundPage } from './not-found-page';

/** The error element of an area's pages. */
export function AreaError({ area, title }: { area: string; title: string }) {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 0;
  if (status === 404) return <NotFoundPage />;
  return status === 410 ? <ReleaseGone /> : <AreaUnavailable area={area} title={title} />;
}

/** The server has removed the release that this tab was loaded with (`fetchData`). */
function ReleaseGone() {
  useEffect(() => loadPage(location), []);
  return null;
}
