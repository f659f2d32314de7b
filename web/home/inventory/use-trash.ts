import { useMutation } from '@tanstack/react-query';
import { sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { TRASH_DAYS } from '#contract/home/trash.ts';
import { inItems } from './in-items.ts';
import { deleteItems, restoreItems, trashItems } from './queries.ts';
import * as t from '#text/home/inventory.ts';

const fail = (error: unknown) => toast({ title: t.error, text: sentence(error), destructive: true });
/** Deletes items and offers undo; or deletes them permanently. */
export function useTrash(homeId: string) {
  const restore = useMutation({
    ...restoreItems(homeId),
    onError: fail,
    onSettled: (done, error) => !error && toast({ title: t.restored(inItems(done?.changed ?? 0)) }),
  });
  const trash = useMutation({
    ...trashItems(homeId),
    onError: fail,
    onSettled: (done, error, ids) =>
      !error &&
      toast({
        title: t.deleted(inItems(done?.changed ?? 0)),
        text: t.inTrash(TRASH_DAYS),
        action: { label: t.undo, onPress: () => restore.mutate(ids) },
      }),
  });
  const destroy = useMutation({
    ...deleteItems(homeId),
    onError: fail,
    onSettled: (done, error) => !error && toast({ title: t.destroyed(inItems(done?.changed ?? 0)) }),
  });
  return { trash, restore, destroy };
}
