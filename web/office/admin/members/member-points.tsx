import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LedgerEntry } from '#contract/money/points.ts';
import type { MemberDetail } from '#contract/money/members.ts';
import { PaneSection } from '#web/office/admin/queue/detail-pane.tsx';
import { readWholeNumber } from '#web/office/admin/catalog/typed-numbers.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatShortDate } from '#web/lib/format.ts';
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { inPoints } from '#web/money/points/format-points.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { adjustPoints, memberPointsQuery } from './members-queries.ts';
import { May } from '#web/core/accounts/may.tsx';
import * as t from '#text/office/admin-members.ts';

const signed = (n: number) => `${n > 0 ? '+' : ''}${n.toLocaleString('en-US')}`;

const COLUMNS: Column<LedgerEntry>[] = [
  {
    key: 'reason',
    header: t.whatFor,
    cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span>,
  },
  { key: 'delta', header: t.points, numeric: true, cell: ({ delta }) => signed(delta) },
  {
    key: 'balance',
    header: t.balance,
    numeric: true,
    cell: ({ balance }) => balance.toLocaleString('en-US'),
  },
  { key: 'at', header: t.when, numeric: true, cell: ({ createdAt }) => formatShortDate(createdAt) },
];

/** A member's points, their history, and manual adjustments with a reason. */
export function MemberPoints({ member }: { member: MemberDetail }) {
  const [page, setPage] = useState(1);
  const [isAdjusting, setAdjusting] = useState(false);
  const query = useQuery({ ...memberPointsQuery(member.id, page), placeholderData: keepPreviousData });
  return (
    <PaneSection title={t.points}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="tabular text-lg font-semibold">{inPoints(member.points)}</p>
        <May use="points.adjust">
          <Button variant="outline" onClick={() => setAdjusting(true)}>
            {t.adjustPoints}
          </Button>
        </May>
      </div>
      {query.data ? (
        <>
          <Table
            caption={t.pointsCaption}
            columns={COLUMNS}
            rows={query.data.entries}
            rowKey={({ id }) => id}
          />
          {query.data.pageCount > 1 && (
            <Pagination label={t.points} page={page} pageCount={query.data.pageCount} onPage={setPage} />
          )}
        </>
      ) : query.isLoadingError ? (
        <ErrorState
          title={t.pointsNotLoaded}
          text={sentence(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Skeleton className="h-32 w-full rounded-card!" />
      )}
      {isAdjusting && <AdjustDialog member={member} onClose={() => setAdjusting(false)} />}
    </PaneSection>
  );
}

function AdjustDialog({ member, onClose }: { member: MemberDetail; onClose: () => void }) {
  const adjust = useMutation(adjustPoints);
  const [key] = useState(newIdempotencyKey);
  const who = member.name ?? member.email;
  return (
    <FieldsDialog
      title={t.adjustPoints}
      text={t.adjustDetail(who, inPoints(member.points))}
      action={t.save}
      done={t.pointsAdjusted}
      onClose={onClose}
      onSave={(given) =>
        adjust.mutateAsync({
          userId: member.id,
          delta: readWholeNumber(given, 'delta'),
          reason: String(given.get('reason') ?? ''),
          idempotencyKey: key,
        })
      }
    >
      {(errors) => (
        <>
          <Field label={t.howMany} hint={t.adjustHint} error={errors['delta']} required>
            <Input name="delta" autoComplete="off" autoFocus />
          </Field>
          <Field label={t.reason} hint={t.memberSees} error={errors['reason']} required>
            <Input name="reason" maxLength={200} autoComplete="off" />
          </Field>
        </>
      )}
    </FieldsDialog>
  );
}
