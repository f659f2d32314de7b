import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Membership } from '#contract/money/membership.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/lib/toast.ts';
import { dropChange } from './queries.ts';
import { planName } from './words.ts';

type DropChangeProps = { membership: Membership; onDropped?: () => void; children: ReactNode };

/** Stays with the plan there is: a change that is planned, or that was not paid, does not happen. */
export function DropChange({ membership, onDropped, children }: DropChangeProps) {
  const drop = useMutation(dropChange);
  // Waited for here: the button is gone with the news, and callbacks of its own would be gone with it.
  const press = async () => {
    try {
      await drop.mutateAsync();
      onDropped?.();
      toast({ title: 'Change dropped', text: `You stay with ${planName(membership.plan)}.` });
    } catch (error) {
      toast({ title: 'Error', text: sentence(error), destructive: true });
    }
  };
  return (
    <Button variant="outline" busy={drop.isPending} onClick={() => void press()}>
      {children}
    </Button>
  );
}
