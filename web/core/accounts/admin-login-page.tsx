import { ArrowLeft } from 'lucide-react';
import { Link } from '#web/lib/link.tsx';
import { isDemo } from '#web/lib/mode.ts';
import { Card, CardHeader, CardText, CardTitle } from '#web/ui/card.tsx';
import { AdminLoginForm } from './admin-login-form.tsx';
import { ADMIN_LOGIN, BLANK } from './admin-login.ts';
import { SignInForm } from './sign-in-form.tsx';
import * as t from '#text/core/admin-login.ts';

/**
 * Sign-in for administrators. Outside the demo it's the normal sign-in and doesn't reveal whose an address
 * is: permissions are checked afterwards.
 */
export function AdminLoginPage() {
  return (
    <div className="mx-auto grid w-full max-w-md gap-4 px-4 py-10 sm:py-16">
      <Link
        to="/"
        className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-control pr-2 font-medium text-pine-ink hover:underline"
      >
        <ArrowLeft className="size-5" aria-hidden="true" />
        {t.backToHome}
      </Link>
      <Card>
        <CardHeader>
          <CardTitle as="h1" className="text-2xl">
            {t.title}
          </CardTitle>
          <CardText>{t.subtitle}</CardText>
        </CardHeader>
        {/* The page is prerendered for both modes, so the first paint already has the right form. */}
        {isDemo() ? (
          <AdminLoginForm />
        ) : (
          <SignInForm returnTo={ADMIN_LOGIN} blank={BLANK} hasDemoAccounts={false} />
        )}
      </Card>
    </div>
  );
}
