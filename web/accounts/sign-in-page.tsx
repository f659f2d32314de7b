import { lazy, Suspense } from 'react';
import { HOME } from '#web/lib/return-path.ts';
import { Card, CardHeader, CardText, CardTitle } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useLinkToken } from './use-link-token.ts';

const LinkConfirmation = lazy(() =>
  import('./link-confirmation.tsx').then((m) => ({ default: m.LinkConfirmation })),
);

/** Sign-in as a page of its own; the link in the e-mail leads here too. */
export function SignInPage() {
  const [token, forgetToken] = useLinkToken();
  return (
    <div className="mx-auto w-full max-w-md px-4 py-10 sm:py-16">
      <Card>
        {token ? (
          <Suspense fallback={<Skeleton className="h-40" />}>
            <LinkConfirmation token={token} onGiveUp={forgetToken} />
          </Suspense>
        ) : (
          <>
            <CardHeader>
              <CardTitle as="h1" className="text-2xl">
                Sign in
              </CardTitle>
              <CardText>No password. Use a passkey, or a code we send to your e-mail.</CardText>
            </CardHeader>
            <SignInForm returnTo={HOME} />
          </>
        )}
      </Card>
    </div>
  );
}
