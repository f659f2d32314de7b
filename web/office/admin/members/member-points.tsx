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

const signed = (n: number) => `${n > 0 ? '+' : ''}${n.toLocaleString('en-US')}`;

const COLUMNS: Column<LedgerEntry>[] = [
  {
    key: 'reason',
    header: 'What for',
    cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span>,
  },
  { key: 'delta', header: 'Points', numeric: true, cell: ({ delta }) => signed(delta) },
  {
    key: 'balance',
    header: 'Balance',
    numeric: true,
    cell: ({ balance }) => balance.toLocaleString('en-US'),
  },
  { key: 'at', header: 'When', numeric: true, cell: ({ createdAt }) => formatShortDate(createdAt) },
];

/** A member's points, their history, and manual adjustments with a reason. */
export function MemberPoints({ member }: { member: MemberDetail }) {
  const [page, setPage] = useState(1);
  const [isAdjusting, setAdjusting] = useState(false);
  const query = useQuery({ ...memberPointsQuery(member.id, page), placeholderData: keepPreviousData });
  return (
    <PaneSection title="Points">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="tabular text-lg font-semibold">{inPoints(member.points)}</p>
        <May use="points.adjust">
          <Button variant="outline" onClick={() => setAdjusting(true)}>
            Give or take points
          </Button>
        </May>
      </div>
      {query.data ? (
        <>
          <Table
            caption="Changes of the points"
            columns={COLUMNS}
            rows={query.data.entries}
            rowKey={({ id }) => id}
          />
          {query.data.pageCount > 1 && (
            <Pagination label="Points" page={page} pageCount={query.data.pageCount} onPage={setPage} />
          )}
        </>
      ) : query.isLoadingError ? (
        <ErrorState
          title="We could not load the points"
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
      title="Give or take points"
      text={`${who} has ${inPoints(member.points)}, and reads the reason in their history.`}
      action="Save"
      done="The points are adjusted"
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
          <Field label="How many" hint="250 gives points, -50 takes some." error={errors['delta']} required>
            <Input name="delta" autoComplete="off" autoFocus />
          </Field>
          <Field label="Reason" hint="The member reads it." error={errors['reason']} required>
            <Input name="reason" maxLength={200} autoComplete="off" />
          </Field>
        </>
      )}
    </FieldsDialog>
  );
}
