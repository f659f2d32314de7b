import { useMutation } from '@tanstack/react-query';
import { sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/lib/toast.ts';
import { cancelDeletion } from './queries.ts';

/** Cancels the deletion. */
export function CancelDeletion() {
  const keep = useMutation({
    ...cancelDeletion,
    onError: (error) => toast({ title: 'Error', text: sentence(error), destructive: true }),
    onSettled: (_none, error) => {
      if (!error) toast({ title: 'Your account stays', text: 'Nothing was deleted.' });
    },
  });
  return (
    <Button size="small" busy={keep.isPending} onClick={() => keep.mutate()}>
      Keep my account
    </Button>
  );
}
