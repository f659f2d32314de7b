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

/**
 * Offers the other language if it's the browser's preferred one: only then is the code loaded. A separate component,
 * because rerendering the app would discard the HTML of sections that aren't hydrated yet.
 */
function OtherLanguage() {
  const [isPreferred, setPreferred] = useState(false);
  useEffect(() => setPreferred(navigator.language.startsWith(otherLanguage)), []);
  return isPreferred && <LanguageSuggestion />;
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
      <OtherLanguage />
      <LazyToaster />
    </SignInProvider>
  );
}
