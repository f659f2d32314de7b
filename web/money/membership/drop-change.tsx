import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Membership } from '#contract/money/membership.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/lib/toast.ts';
import { dropChange } from './queries.ts';
import { planName } from './words.ts';
import * as t from '#text/money/membership.ts';

type DropChangeProps = { membership: Membership; onDropped?: () => void; children: ReactNode };

/** Keeps the current plan: drops a change that is scheduled or wasn't paid. */
export function DropChange({ membership, onDropped, children }: DropChangeProps) {
  const drop = useMutation(dropChange);
  // Awaited here, because a live update removes the button, and mutation callbacks would be lost.
  const press = async () => {
    try {
      await drop.mutateAsync();
      onDropped?.();
      toast({ title: t.changeDropped, text: t.youStayWith(planName(membership.plan)) });
    } catch (error) {
      toast({ title: t.error, text: sentence(error), destructive: true });
    }
  };
  return (
    <Button variant="outline" busy={drop.isPending} onClick={() => void press()}>
      {children}
    </Button>
  );
}
