/**
 * The site's shared copy of the router, reduced to the exports that the site uses (37 KB gzip instead of 66). Areas
 * import from `react-router-dom`, which the build preset resolves to this file: add an export here before an area uses
 * it. Types are the package's own, but links support only the options in `link.tsx`.
 */
export {
  createBrowserRouter,
  data,
  isRouteErrorResponse,
  matchRoutes,
  Navigate,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { Link, NavLink } from './link';
