import { useMutation } from '@tanstack/react-query';
import { sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/lib/toast.ts';
import { cancelDeletion } from './queries.ts';
import * as t from '#text/office/my-data.ts';

/** Cancels the deletion. */
export function CancelDeletion() {
  const keep = useMutation({
    ...cancelDeletion,
    onError: (error) => toast({ title: t.error, text: sentence(error), destructive: true }),
    onSettled: (_none, error) => {
      if (!error) toast({ title: t.accountKept, text: t.nothingWasDeleted });
    },
  });
  return (
    <Button size="small" busy={keep.isPending} onClick={() => keep.mutate()}>
      {t.keep}
    </Button>
  );
}
