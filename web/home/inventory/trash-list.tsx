import { useQuery } from '@tanstack/react-query';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { TrashedItem } from '#contract/home/inventory-many.ts';
import { TRASH_DAYS } from '#contract/home/trash.ts';
import { centsOf } from '#contract/money.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoney } from '#web/lib/format.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { trashQuery } from './queries.ts';
import { useTrash } from './use-trash.ts';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/home/inventory.ts';

const DAY_MS = 86_400_000;

/** How long an item can still be restored, in words. */
function daysLeft(trashedAt: string, now: number): string {
  const left = Math.ceil((Date.parse(trashedAt) + TRASH_DAYS * DAY_MS - now) / DAY_MS);
  return left <= 1 ? t.lastDay : t.daysLeft(left);
}

/** Items deleted in the last 30 days. */
export function TrashList({ homeId, canEdit }: { homeId: string; canEdit: boolean }) {
  const trashed = useQuery(trashQuery(homeId));
  const [now] = useState(() => Date.now());
  const { restore, destroy } = useTrash(homeId);
  /** The item to delete permanently, while the confirmation is open. */
  const [asked, setAsked] = useState<TrashedItem | null>(null);
  if (trashed.isLoadingError)
    return (
      <ErrorState
        title={t.trashNotLoaded}
        text={sentence(trashed.error)}
        safe={t.trashSafe}
        retrying={trashed.isFetching}
        onRetry={() => void trashed.refetch()}
      />
    );
  if (!trashed.data)
    return (
      <SkeletonGroup label={t.loadingTrash} className="grid gap-3">
        <Skeleton className="h-14 w-full rounded-card" />
        <Skeleton className="h-14 w-full rounded-card" />
      </SkeletonGroup>
    );
  const { items, total } = trashed.data;
  if (items.length === 0)
    return <EmptyState icon={Trash2} title={t.trashEmpty} text={t.trashEmptyText(TRASH_DAYS)} />;
  const ids = items.map(({ id }) => id);
  return (
    <div className="grid gap-3">
      {canEdit && ids.length > 1 && (
        <Button
          variant="outline"
          className="justify-self-start"
          busy={restore.isPending}
          onClick={() => restore.mutate(ids)}
        >
          <RotateCcw className="size-5" aria-hidden="true" />
          {t.restoreAll}
        </Button>
      )}
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
            <span className="grid min-w-0 flex-1 basis-48">
              <span className="truncate font-medium">{item.name}</span>
              <span className="text-sm text-muted">
                {formatMoney(centsOf(item.estValue) * item.quantity)} · {daysLeft(item.trashedAt, now)}
              </span>
            </span>
            {canEdit && (
              <span className="flex flex-wrap gap-2">
                <Button variant="outline" size="small" onClick={() => restore.mutate([item.id])}>
                  {rich(t.restore(<span className="sr-only">{item.name}</span>))}
                </Button>
                <Button variant="ghost" size="small" onClick={() => setAsked(item)}>
                  {rich(t.destroy(<span className="sr-only">{item.name}</span>))}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {total > items.length && (
        <p className="text-sm text-muted">
          {t.trashPart(items.length.toLocaleString('en-US'), total.toLocaleString('en-US'))}
        </p>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={t.destroyQuestion}
        text={t.destroyText(asked?.name ?? '')}
        confirmLabel={t.destroyIt}
        destructive
        busy={destroy.isPending}
        onConfirm={() => asked && destroy.mutate([asked.id], { onSettled: () => setAsked(null) })}
      />
    </div>
  );
}
