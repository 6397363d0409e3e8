import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { AreaUnavailable } from './area-unavailable';
import { NotFoundPage } from './not-found-page';

/** The area's error boundary: shows what failed in a loader or a render of this area. */
export function AreaProblem({ area }: { area: string }) {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 0;
  if (status === 404) return <NotFoundPage />;
  return status === 410 ? <ReleaseGone /> : <AreaUnavailable area={area} />;
}

/** The server has removed the release that this tab was loaded with (`fetchData`). */
function ReleaseGone() {
  useEffect(() => location.reload(), []);
  return null;
}
