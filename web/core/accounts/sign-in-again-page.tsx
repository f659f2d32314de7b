import { useQuery } from '@tanstack/react-query';
import { Navigate } from '#web/lib/router.tsx';
import { HOME } from '#web/lib/return-path.ts';
import { readStoredUser } from '#web/lib/session.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkConfirmation } from './link-confirmation.tsx';
import { sessionQuery } from './queries.ts';
import { useLinkToken } from './use-link-token.ts';

/** /sign-in for signed-in users: a link from an email still works, perhaps for another account. */
export function SignInAgainPage() {
  const [token, clearToken] = useLinkToken();
  const { data: session } = useQuery(sessionQuery);
  if (!token && !location.hash.startsWith('#token=')) return <Navigate to={HOME} replace />;
  if (!token) return null;
  return (
    <div className="mx-auto w-full max-w-md py-6">
      <Card>
        <LinkConfirmation
          token={token}
          signedInAs={(session?.user ?? readStoredUser())?.email}
          onGiveUp={clearToken}
        />
      </Card>
    </div>
  );
}
