/** Finding the page of a URL. Our paths are flat lists of segments: fixed ones and named ones (`:id`). */

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/** A broken percent sequence is compared as it is. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

export type Params = Readonly<Record<string, string>>;

/** Returns the named segments of `path` if it matches, otherwise null. A slash at the end doesn't matter. */
export function matchPath(path: string, pathname: string): Params | null {
  if (path === '*') return {};
  const wanted = segmentsOf(path);
  const given = segmentsOf(pathname).map(decode);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, segment] of wanted.entries()) {
    const value = given[at] ?? '';
    if (segment.startsWith(':')) params[segment.slice(1)] = value;
    else if (segment !== value) return null;
  }
  return params;
}

/** The first fixed segment decides: `/desk/board` comes before `/desk/:caseId`, and `*` is last. */
function isNearer(path: string, than: string): boolean {
  if (path === '*' || than === '*') return than === '*' && path !== '*';
  const [these, those] = [segmentsOf(path), segmentsOf(than)];
  for (const [at, segment] of these.entries()) {
    const isNamed = segment.startsWith(':');
    if (isNamed !== those[at]?.startsWith(':')) return !isNamed;
  }
  return false;
}

export type Match<R> = { route: R; params: Params };

/** The route that fits best. Of two that fit alike, the first in the list. */
export function matchRoute<R extends { path: string }>(
  routes: readonly R[],
  pathname: string,
): Match<R> | null {
  let best: Match<R> | null = null;
  for (const route of routes) {
    const params = matchPath(route.path, pathname);
    if (params && (!best || isNearer(route.path, best.route.path))) best = { route, params };
  }
  return best;
}

/** The path inside the app, whose pages all start with `basename` (`/es`, or `/`). */
export function withoutBase(pathname: string, basename: string): string {
  if (basename === '/' || (pathname !== basename && !pathname.startsWith(`${basename}/`))) return pathname;
  return pathname.slice(basename.length) || '/';
}

export const withBase = (pathname: string, basename: string): string =>
  basename === '/' ? pathname : pathname === '/' ? basename : basename + pathname;
