import type { LazyPage } from './lazy-page.tsx';

/** One route: its document metadata and its page component. */
export type PageRoute = {
  path: string;
  title: string;
  /**
   * Routes with the same value are one screen: navigating between them doesn't move focus or announce the
   * page.
   */
  screen?: string;
} & LazyPage;
