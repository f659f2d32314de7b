import { useState } from 'react';
import { useLocation } from '#web/lib/router.tsx';
import { safePath } from '#web/lib/return-path.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Card, CardHeader, CardText, CardTitle } from '#web/ui/card.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useLinkToken } from './use-link-token.ts';
import * as t from '#text/core/sign-in.ts';

const LinkConfirmation = lazyPart(() => import('./link-confirmation.tsx').then((m) => m.LinkConfirmation));

/** Sign-in as a page; the link in the email leads here too. */
export function SignInPage() {
  const [token, clearToken] = useLinkToken();
  const next = new URLSearchParams(useLocation().search).get('next');
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('The script that uses the link did not arrive.');
  const onMissing = () => {
    // Put the token back in the address bar, so that the link survives a reload.
    history.replaceState(history.state, '', `#token=${token}`);
    setBroken(true);
  };
  return (
    <div className="mx-auto w-full max-w-md px-4 py-10 sm:py-16">
      <Card>
        {token ? (
          <LinkConfirmation token={token} onGiveUp={clearToken} onMissing={onMissing} />
        ) : (
          <>
            <CardHeader>
              <CardTitle as="h1" className="text-2xl">
                {t.signIn}
              </CardTitle>
              <CardText>{t.subtitle}</CardText>
            </CardHeader>
            <SignInForm returnTo={safePath(next)} />
          </>
        )}
      </Card>
    </div>
  );
}
