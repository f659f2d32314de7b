import { SignInProvider } from '#web/core/accounts/sign-in-provider.tsx';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { MEMBER_ROOTS } from '#web/member-roots.ts';
import { publicRoutes } from '#web/routes.tsx';
import { LazyToaster } from '#web/shell/lazy-toaster.tsx';
import { MarketingLayout } from '#web/shell/marketing-layout.tsx';
import { PageRoutes } from '#web/shell/page-routes.tsx';
import { RouteEffects } from '#web/shell/route-effects.tsx';

/** Asks for tracking consent if needed; nothing waits for it. */
const PrivacyChoice = lazyPart(() => import('#web/shell/privacy-choice.tsx').then((m) => m.PrivacyChoice));
const routes = publicRoutes();

/** The public document: marketing pages, prerendered and hydrated. */
export function VisitorApp() {
  return (
    <SignInProvider memberRoots={MEMBER_ROOTS}>
      <RouteEffects />
      <MarketingLayout>
        <PageRoutes routes={routes} />
      </MarketingLayout>
      <PrivacyChoice />
      <LazyToaster />
    </SignInProvider>
  );
}
