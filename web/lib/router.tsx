import { createContext, type ReactNode, use, useCallback, useEffect } from 'react';
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

/** What stays the same while the app runs. */
export type Navigation = {
  basename: string;
  go: (delta: number) => void;
  /** Goes to an address of the browser, the language's prefix included. */
  visit: (address: string, options: Options) => void;
};
/** Where the app is, and how it got there. */
export type Step = { location: Location; navigationType: NavigationType };

const nowhere = (): never => {
  throw new Error('There is no router around this component.');
};
// Two contexts: a list of two hundred links must not render again because the page's address changed.
const NavigationContext = createContext<Navigation | null>(null);
const StepContext = createContext<Step | null>(null);
const ParamsContext = createContext<Params>({});

export const ParamsProvider = ParamsContext.Provider;

const useNavigation = (): Navigation => use(NavigationContext) ?? nowhere();
const useStep = (): Step => use(StepContext) ?? nowhere();

export const useLocation = (): Location => useStep().location;
export const useNavigationType = (): NavigationType => useStep().navigationType;
/** The named segments of the current path. */
export const useParams = (): Readonly<Record<string, string | undefined>> => use(ParamsContext);

type RouterProps = { navigation: Navigation; step: Step; children?: ReactNode };

export function Router({ navigation, step, children }: RouterProps) {
  return (
    <NavigationContext value={navigation}>
      <StepContext value={step}>{children}</StepContext>
    </NavigationContext>
  );
}

/** The browser's address for a path of the app. What has no path stays on the current one. */
function addressOf(to: To, current: string, basename: string): string {
  if (typeof to !== 'string') {
    const { pathname = current, search } = to;
    return withBase(pathname, basename) + (search && `?${search.replace(/^\?/, '')}`);
  }
  const [path = ''] = /^[^?#]*/.exec(to) ?? [];
  return withBase(path || current, basename) + to.slice(path.length);
}

/** Reads the current path only if the link has none. */
export function useHref(to: string): string {
  const { basename } = useNavigation();
  const current = /^[?#]|^$/.test(to) ? use(StepContext)?.location.pathname : undefined;
  return addressOf(to, current ?? '/', basename);
}

export type Navigate = (to: To | number, options?: Options) => void;

/** The same function as long as the app runs. */
export function useNavigate(): Navigate {
  const { basename, visit, go } = useNavigation();
  return useCallback(
    (to, options = {}) => {
      if (typeof to === 'number') return go(to);
      visit(addressOf(to, withoutBase(window.location.pathname, basename), basename), options);
    },
    [basename, visit, go],
  );
}

/** Goes elsewhere as soon as it's shown. */
export function Navigate({ to, replace = false }: { to: string; replace?: boolean }): null {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace }), [navigate, to, replace]);
  return null;
}

type StaticRouterProps = { address?: string; basename?: string; children?: ReactNode };

/** For pages that are rendered to HTML. */
export function StaticRouter({ address = '/', basename = '/', children }: StaticRouterProps) {
  const { pathname, search } = new URL(address, 'http://localhost');
  const location = {
    pathname: withoutBase(pathname, basename),
    search,
    hash: '',
    state: null,
    key: 'default',
  };
  return (
    <Router navigation={{ basename, go: nowhere, visit: nowhere }} step={{ location, navigationType: 'POP' }}>
      {children}
    </Router>
  );
}
