import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { AreaUnavailable } from './area-unavailable';
import { NotFoundPage } from './not-found-page';

/** The area's error boundary: shows what failed in a loader or a render of this area. */
export function AreaProblem({ area }: { area: string }) {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <AreaUnavailable area={area} />;
}
