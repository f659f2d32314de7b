import { useMutation } from '@tanstack/react-query';
import { sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/ui/toast.ts';
import { restoreItems, trashItems } from './queries.ts';

const fail = (error: unknown) => toast({ title: 'Error', text: sentence(error), destructive: true });
const items = (count: number) => (count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`);

/** Deletes things and offers to take that back. */
export function useTrash(homeId: string) {
  const restore = useMutation({
    ...restoreItems(homeId),
    onError: fail,
    onSettled: (done, error) => !error && toast({ title: `${items(done?.changed ?? 0)} restored` }),
  });
  const trash = useMutation({
    ...trashItems(homeId),
    onError: fail,
    onSettled: (done, error, ids) =>
      !error &&
      toast({
        title: `${items(done?.changed ?? 0)} deleted`,
        text: 'In the trash for 30 days.',
        action: { label: 'Undo', onPress: () => restore.mutate(ids) },
      }),
  });
  return { trash, restore };
}
