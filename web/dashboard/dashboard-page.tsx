import { useQuery } from '@tanstack/react-query';
import { House } from 'lucide-react';
import { PasskeyNeeded } from '#web/accounts/passkey-needed.tsx';
import { accountQuery } from '#web/accounts/queries.ts';
import { SecurityCard } from '#web/accounts/security-card.tsx';
import { readStoredUser } from '#web/lib/session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** The first screen after signing in. */
export function DashboardPage() {
  const account = useQuery(accountQuery);
  const name = (account.data ?? readStoredUser())?.name;
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-6">
      <h1 className="text-3xl">{name ? `Hello, ${name}` : 'Hello'}</h1>
      <PasskeyNeeded />
      <EmptyState
        icon={House}
        title="Your account is ready"
        text="There is nothing here that needs you. A passkey lets you sign in with one touch, even when your e-mail is out of reach."
      />
      <SecurityCard />
    </div>
  );
}
