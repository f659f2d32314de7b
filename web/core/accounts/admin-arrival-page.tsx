import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from '#web/lib/router.tsx';
import { isStaff } from '#contract/staff.ts';
import { sentence } from '#web/lib/api-error.ts';
import { HOME } from '#web/lib/return-path.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { toast } from '#web/lib/toast.ts';
import { NO_ADMIN } from './admin-login.ts';
import { accountQuery } from './queries.ts';
import * as t from '#text/core/admin-login.ts';

/** /admin-login for signed-in users: staff continue to /admin, everyone else goes home. */
export function AdminArrivalPage() {
  const account = useQuery(accountQuery);
  const navigate = useNavigate();
  const role = account.data?.role;
  useEffect(() => {
    if (role === undefined) return;
    toast(isStaff(role) ? { title: t.granted } : { ...NO_ADMIN, destructive: true });
    navigate(isStaff(role) ? '/admin' : HOME, { replace: true });
  }, [role, navigate]);
  if (account.isLoadingError)
    return (
      <ErrorState
        title={t.accountNotLoaded}
        text={sentence(account.error)}
        retrying={account.isFetching}
        onRetry={() => void account.refetch()}
      />
    );
  return (
    <SkeletonGroup label={t.loadingAccount} className="grid gap-4">
      <Skeleton className="h-24 w-full rounded-card!" />
      <Skeleton className="h-64 w-full rounded-card!" />
    </SkeletonGroup>
  );
}
