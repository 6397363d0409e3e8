import type { AreaRoute } from '@sharemore/platform/contract';
import { type ComponentType, lazy, useState } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import { type FirstPage, WaitingPage } from './layout/waiting-page';

interface PageModule {
  Component: ComponentType;
  loader?: LoaderFunction;
}

/** The route of a page that waits: as the server renders it, and in the browser while it is the first page. */
export function waitingRoute(
  route: AreaRoute,
  first: { page: FirstPage; hasData: boolean; loadSlots: () => Promise<void> } | null,
): AreaRoute {
  const load = route.lazy as () => Promise<PageModule>;
  if (!first) {
    const lazyPage = async () => {
      const { Component, ...rest } = await load();
      return {
        ...rest,
        Component: () => (
          <WaitingPage>
            <Component />
          </WaitingPage>
        ),
      };
    };
    return { ...route, lazy: lazyPage } as AreaRoute;
  }
  const { page: firstPage, hasData, loadSlots } = first;
  const First = lazy(async () => {
    try {
      const [{ Component }] = await Promise.all([load(), loadSlots()]);
      return { default: Component };
    } catch (error) {
      console.error('The page stays as the server sent it:', error);
      return new Promise<never>(() => {});
    }
  });
  const Again = lazy(async () => ({ default: (await load()).Component }));
  function Component() {
    const [page] = useState(firstPage.isOpen ? <First /> : <Again />);
    return <WaitingPage firstPage={firstPage}>{page}</WaitingPage>;
  }
  const loader: LoaderFunction = async (...given) => (await load()).loader?.(...given);
  return {
    ...route,
    lazy: undefined,
    Component,
    ...(hasData && { loader }),
  } as AreaRoute;
}
