/**
 * The site's shared copy of the router, reduced to the exports that the site uses (37 KB gzip instead of 66). Areas
 * import from `react-router-dom`, which the build preset resolves to this file: add an export here before an area uses
 * it. Links are `TextLink` of `/ui`.
 */
export {
  createBrowserRouter,
  data,
  isRouteErrorResponse,
  Navigate,
  Outlet,
  RouterProvider,
  redirectDocument,
  ScrollRestoration,
  UNSAFE_DataRouterContext,
  useBlocker,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useRouteError,
  useSearchParams,
} from 'react-router';
