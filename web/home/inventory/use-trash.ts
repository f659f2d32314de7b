import { useMutation } from '@tanstack/react-query';
import { sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { TRASH_DAYS } from '#contract/home/trash.ts';
import { inItems } from './in-items.ts';
import { deleteItems, restoreItems, trashItems } from './queries.ts';

const fail = (error: unknown) => toast({ title: 'Error', text: sentence(error), destructive: true });
/** Deletes items and offers undo; or deletes them permanently. */
export function useTrash(homeId: string) {
  const restore = useMutation({
    ...restoreItems(homeId),
    onError: fail,
    onSettled: (done, error) => !error && toast({ title: `${inItems(done?.changed ?? 0)} restored` }),
  });
  const trash = useMutation({
    ...trashItems(homeId),
    onError: fail,
    onSettled: (done, error, ids) =>
      !error &&
      toast({
        title: `${inItems(done?.changed ?? 0)} deleted`,
        text: `In the trash for ${TRASH_DAYS} days.`,
        action: { label: 'Undo', onPress: () => restore.mutate(ids) },
      }),
  });
  const destroy = useMutation({
    ...deleteItems(homeId),
    onError: fail,
    onSettled: (done, error) => !error && toast({ title: `${inItems(done?.changed ?? 0)} deleted for good` }),
  });
  return { trash, restore, destroy };
}
