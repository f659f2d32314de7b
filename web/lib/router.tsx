import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { type Params, withBase, withoutBase } from './match-path.ts';

/**
 * The router: where the app is, and how to go elsewhere. A router library has nested routes, loaders and relative
 * links that we don't use, and would be 6 kB of every page.
 */
export type Location = {
  /** Without the language's prefix. */
  pathname: string;
  search: string;
  hash: string;
  /** What was stored with the history entry. */
  state: unknown;
  key: string;
};
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

/** A path with its query and hash. Without a path, the current one. A query may begin with `?`. */
export type To = string | { pathname?: string; search: string };
type Options = { replace?: boolean; state?: unknown };

export type Router = {
  location: Location;
  navigationType: NavigationType;
  basename: string;
  go: (delta: number) => void;
  /** Goes to an address of the browser, the language's prefix included. */
  visit: (address: string, options: Options) => void;
};

const nowhere = (): never => {
  throw new Error('There is no router around this component.');
};
const RouterContext = createContext<Router | null>(null);
const ParamsContext = createContext<Params>({});

export const RouterProvider = RouterContext.Provider;
export const ParamsProvider = ParamsContext.Provider;

const useRouter = (): Router => use(RouterContext) ?? nowhere();

export const useLocation = (): Location => useRouter().location;
export const useNavigationType = (): NavigationType => useRouter().navigationType;
/** The named segments of the current path. */
export const useParams = (): Readonly<Record<string, string | undefined>> => use(ParamsContext);

/** The browser's address for a path of the app. What has no path stays on the current one. */
function addressOf(to: To, current: string, basename: string): string {
  if (typeof to !== 'string') {
    const { pathname = current, search } = to;
    return withBase(pathname, basename) + (search && `?${search.replace(/^\?/, '')}`);
  }
  const [path = ''] = /^[^?#]*/.exec(to) ?? [];
  return withBase(path || current, basename) + to.slice(path.length);
}

export function useHref(to: string): string {
  const { location, basename } = useRouter();
  return addressOf(to, location.pathname, basename);
}

export type Navigate = (to: To | number, options?: Options) => void;

export function useNavigate(): Navigate {
  const { location, basename, visit, go } = useRouter();
  const { pathname } = location;
  return useMemo(
    () =>
      (to, options = {}) =>
        typeof to === 'number' ? go(to) : visit(addressOf(to, pathname, basename), options),
    [pathname, basename, visit, go],
  );
}

/** Goes elsewhere as soon as it's shown. */
export function Navigate({ to, replace = false }: { to: string; replace?: boolean }): null {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace }), [navigate, to, replace]);
  return null;
}

/** For pages that are rendered to HTML. */
export function StaticRouter({
  address = '/',
  basename = '/',
  children,
}: {
  address?: string;
  basename?: string;
  children?: ReactNode;
}) {
  const { pathname, search } = new URL(address, 'http://localhost');
  const location = {
    pathname: withoutBase(pathname, basename),
    search,
    hash: '',
    state: null,
    key: 'default',
  };
  return (
    <RouterContext value={{ location, navigationType: 'POP', basename, go: nowhere, visit: nowhere }}>
      {children}
    </RouterContext>
  );
}
