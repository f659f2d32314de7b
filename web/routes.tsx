import { BRAND } from '#contract/brand.ts';
import { type LazyPage, lazyPage } from '#web/lib/lazy-page.tsx';
import { isDemo } from '#web/lib/mode.ts';

/** One address: what its document says of it, and the page that fills it. */
export type PageRoute = { path: string; title: string } & LazyPage;
/** A prerendered address also tells search engines what it is, and the build which module to fetch early. */
export type PublicPage = PageRoute & { description: string; source: string };

const titled = (title: string) => `${title} · ${BRAND.name}`;

const landing = lazyPage(() => import('#web/marketing/landing-page.tsx').then((m) => m.LandingPage));
const signIn = lazyPage(() => import('#web/accounts/sign-in-page.tsx').then((m) => m.SignInPage));
const dashboard = lazyPage(() => import('#web/dashboard/dashboard-page.tsx').then((m) => m.DashboardPage));
const settings = lazyPage(() => import('#web/accounts/settings-page.tsx').then((m) => m.SettingsPage));
const signInAgain = lazyPage(() =>
  import('#web/accounts/sign-in-again-page.tsx').then((m) => m.SignInAgainPage),
);
const notFound = lazyPage(() => import('#web/shell/not-found-page.tsx').then((m) => m.NotFoundPage));
const components = lazyPage(() => import('#web/demo/ui-page.tsx').then((m) => m.UiPage));
const mailbox = lazyPage(() => import('#web/demo/mailbox-page.tsx').then((m) => m.MailboxPage));

/** Signed out. Each of these is prerendered to its own HTML. */
export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    title: `${BRAND.name} · Always ready`,
    description: BRAND.summary,
    source: 'marketing/landing-page.tsx',
    ...landing,
  },
  {
    path: '/sign-in',
    title: titled('Sign in'),
    description: 'Sign in to Hearthline with a passkey or a one-time code. There is no password.',
    source: 'accounts/sign-in-page.tsx',
    ...signIn,
  },
];

/** Signed in. Signed out, these addresses open the landing page with the sign-in dialog over it. */
export const memberPages: readonly PageRoute[] = [
  { path: '/dashboard', title: titled('Dashboard'), ...dashboard },
  { path: '/settings', title: titled('Settings'), ...settings },
];

/** The demo's own tools, in both sets, only while the server runs as the demo. */
export const demoPages: readonly PageRoute[] = [
  { path: '/demo/ui', title: titled('Components'), ...components },
  { path: '/demo/mailbox', title: titled('Demo mailbox'), ...mailbox },
];

export const publicRoutes = (): PageRoute[] => [
  ...publicPages,
  ...(isDemo() ? demoPages : []),
  { path: '*', title: `${BRAND.name} · Always ready`, ...landing },
];

export const memberRoutes = (): PageRoute[] => [
  { path: '/', title: titled('Dashboard'), ...dashboard },
  ...memberPages,
  { path: '/sign-in', title: titled('Sign in'), ...signInAgain },
  ...(isDemo() ? demoPages : []),
  { path: '*', title: titled('Page not found'), ...notFound },
];
