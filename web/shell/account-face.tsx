import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '#web/core/accounts/queries.ts';
import { readStoredUser } from '#web/lib/session.ts';
import * as t from '#text/shell/member.ts';

export const ACCOUNT_BUTTON =
  'grid size-11 place-items-center rounded-full transition-colors hover:bg-sunken';

export function useUser() {
  const session = useQuery(sessionQuery);
  return session.data?.user ?? readStoredUser();
}

/** Two initials: from the first and last name, else from the email address before the @. */
function initials(label: string): string {
  const words = (label.split('@')[0] ?? '').split(/[\s._+-]+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase();
}

/** What the account button shows. */
export function AccountFace() {
  const user = useUser();
  return (
    <>
      <span className="sr-only">{t.account}</span>
      <span
        aria-hidden="true"
        className="grid size-9 place-items-center rounded-full bg-pine text-sm font-semibold text-on-pine"
      >
        {initials(user?.name ?? user?.email ?? '')}
      </span>
    </>
  );
}
