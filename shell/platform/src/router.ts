/**
 * The one slim copy of the router that the whole site shares: only the data-router parts that the site uses.
 * Areas write `import { Link } from 'react-router-dom'`; the build preset points that name here (it is 37 KB
 * gzip instead of 66). Add a name here before an area uses it. Types are the package's; of a link's options only those
 * in `link.tsx` do something.
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
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { Link, NavLink } from './link';
