import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { AreaUnavailable } from './area-unavailable';
import { NotFoundPage } from './not-found-page';

/** The error element of an area's pages. */
export function AreaError({ area, title }: { area: string; title: string }) {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <NotFoundPage /> : <AreaUnavailable area={area} title={title} />;
}
