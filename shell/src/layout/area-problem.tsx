import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { AreaUnavailable } from './area-unavailable';
import { NotFoundPage } from './not-found-page';

/** What an area's boundary shows when its loader or its render failed: only this area's part is lost. */
export function AreaProblem({ area }: { area: string }) {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <AreaUnavailable area={area} />;
}
