import { ArrowLeft } from 'lucide-react';
import { Link } from '#web/lib/link.tsx';
import { useIsDemo } from '#web/lib/mode.ts';
import { Card, CardHeader, CardText, CardTitle } from '#web/ui/card.tsx';
import { AdminLoginForm } from './admin-login-form.tsx';
import { ADMIN_LOGIN, BLANK } from './admin-login.ts';
import { SignInForm } from './sign-in-form.tsx';

/**
 * Administrators sign in here. Outside the demo it is everybody's sign-in, and says nothing of whose an address is:
 * what the account may do is asked afterwards.
 */
export function AdminLoginPage() {
  const isDemo = useIsDemo();
  return (
    <div className="mx-auto grid w-full max-w-md gap-4 px-4 py-10 sm:py-16">
      <Link
        to="/"
        className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-control pr-2 font-medium text-pine-ink hover:underline"
      >
        <ArrowLeft className="size-5" aria-hidden="true" />
        Back to Home
      </Link>
      <Card>
        <CardHeader>
          <CardTitle as="h1" className="text-2xl">
            Admin login
          </CardTitle>
          <CardText>For the team that runs Hearthline.</CardText>
        </CardHeader>
        {isDemo ? (
          <AdminLoginForm />
        ) : (
          <SignInForm returnTo={ADMIN_LOGIN} blank={BLANK} hasDemoAccounts={false} />
        )}
      </Card>
    </div>
  );
}
