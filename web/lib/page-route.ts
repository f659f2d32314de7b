import type { LazyPage } from './lazy-page.tsx';

/** One address: what its document says of it, and the page that fills it. */
export type PageRoute = {
  path: string;
  title: string;
  /** Addresses with the same word here are one screen: going from one to the other is no arrival. */
  screen?: string;
} & LazyPage;
