import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isStaff, type Role, ROLE_WORDS } from '#contract/staff.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { accountQuery } from './queries.ts';
import { RenameForm, RenameFormSkeleton } from './rename-form.tsx';
import { CardSection } from '#web/ui/card-section.tsx';

/** The specification calls a member a standard user. */
const roleName = (role: Role): string => (isStaff(role) ? ROLE_WORDS[role].name : 'Standard User');

const factsClass = 'grid gap-4 border-t border-line pt-4 sm:grid-cols-3';
const factClass = 'grid min-w-0 content-start gap-0.5';

function Fact({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <div className={factClass}>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-medium wrap-anywhere">{value}</dd>
      {children && <dd>{children}</dd>}
    </div>
  );
}

function AccountSkeleton() {
  return (
    <SkeletonGroup label="Loading your account" className="grid gap-4">
      <RenameFormSkeleton />
      <div className={factsClass}>
        {['you@hearthline.example', roleName('USER'), 'November 15, 2026'].map((like, index) => (
          <div key={like} className={factClass}>
            <p className="text-sm">
              <SkeletonWords like="Member since" />
            </p>
            <p className="font-medium">
              <SkeletonWords like={like} />
            </p>
            {index === 0 && <Skeleton className="h-11 w-30 rounded-control" />}
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

export function AccountInfo() {
  const account = useQuery(accountQuery);
  const [isChanging, setChanging] = useState(false);
  return (
    <CardSection title="Your details">
      {account.isPending && <AccountSkeleton />}
      {account.isLoadingError && (
        <ErrorState
          title="Your account did not load"
          text={sentence(account.error)}
          safe="Nothing was changed."
          retrying={account.isFetching}
          onRetry={() => void account.refetch()}
        />
      )}
      {account.data && (
        <>
          <RenameForm id={account.data.id} name={account.data.name ?? ''} />
          <dl className={factsClass}>
            <Fact name="Email" value={account.data.email}>
              <Button variant="link" className="px-0" onClick={() => setChanging(true)}>
                Change email
              </Button>
            </Fact>
            <Fact name="Role" value={roleName(account.data.role)} />
            <Fact name="Member since" value={formatDate(account.data.createdAt)} />
          </dl>
          <ChangeEmailDialog open={isChanging} onOpenChange={setChanging} email={account.data.email} />
        </>
      )}
    </CardSection>
  );
}
