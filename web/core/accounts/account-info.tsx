import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ROLE_WORDS } from '#contract/role-words.ts';
import { isStaff, type Role } from '#contract/staff.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { accountQuery } from './queries.ts';
import { RenameForm, RenameFormSkeleton } from './rename-form.tsx';
import { CardSection } from '#web/ui/card-section.tsx';
import * as t from '#text/core/account.ts';

/** The specification calls a member a standard user. */
const roleName = (role: Role): string => (isStaff(role) ? ROLE_WORDS[role].name : t.standardUser);

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
    <SkeletonGroup label={t.loadingAccount} className="grid gap-4">
      <RenameFormSkeleton />
      <div className={factsClass}>
        {['you@hearthline.example', roleName('USER'), t.sampleDay].map((like, index) => (
          <div key={like} className={factClass}>
            <p className="text-sm">
              <SkeletonWords like={t.memberSince} />
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
    <CardSection title={t.yourDetails}>
      {account.isPending && <AccountSkeleton />}
      {account.isLoadingError && (
        <ErrorState
          title={t.accountNotLoaded}
          text={sentence(account.error)}
          safe={t.nothingChanged}
          retrying={account.isFetching}
          onRetry={() => void account.refetch()}
        />
      )}
      {account.data && (
        <>
          <RenameForm id={account.data.id} name={account.data.name ?? ''} />
          <dl className={factsClass}>
            <Fact name={t.email} value={account.data.email}>
              <Button variant="link" className="px-0" onClick={() => setChanging(true)}>
                {t.changeEmail}
              </Button>
            </Fact>
            <Fact name={t.role} value={roleName(account.data.role)} />
            <Fact name={t.memberSince} value={formatDate(account.data.createdAt)} />
          </dl>
          <ChangeEmailDialog open={isChanging} onOpenChange={setChanging} email={account.data.email} />
        </>
      )}
    </CardSection>
  );
}
