import { useEffect, useState } from 'react';
import { otherLanguage } from '#text/locale.ts';
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
const LanguageSuggestion = lazyPart(() =>
  import('#web/shell/language-suggestion.tsx').then((m) => m.LanguageSuggestion),
);
const routes = publicRoutes();

/** Whether the browser's first language is the other one: only then is the suggestion's code loaded. */
function useIsOtherPreferred(): boolean {
  const [isPreferred, setPreferred] = useState(false);
  useEffect(() => setPreferred(navigator.language.startsWith(otherLanguage)), []);
  return isPreferred;
}

/** The public document: marketing pages, prerendered and hydrated. */
export function VisitorApp() {
  return (
    <SignInProvider memberRoots={MEMBER_ROOTS}>
      <RouteEffects />
      <MarketingLayout>
        <PageRoutes routes={routes} />
      </MarketingLayout>
      <PrivacyChoice />
      {useIsOtherPreferred() && <LanguageSuggestion />}
      <LazyToaster />
    </SignInProvider>
  );
}
