import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { DEMO_POINTS } from '#contract/money/points.ts';
import { isDemo } from '#web/lib/mode.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/lib/toast.ts';
import { earnDemoPoints } from './queries.ts';

/** Only the demo grants points for a click. */
export function EarnDemoButton() {
  const earn = useMutation({
    ...earnDemoPoints,
    onSuccess: (...args) => {
      toast({ title: 'Points Added!', text: `You've earned ${DEMO_POINTS} demo points.` });
      return earnDemoPoints.onSuccess?.(...args);
    },
    onError: () => toast({ title: 'Error', text: 'Failed to add demo points.', destructive: true }),
  });
  if (!isDemo()) return null;
  return (
    <Button variant="secondary" busy={earn.isPending} busyLabel="Adding..." onClick={() => earn.mutate()}>
      <Plus className="size-5" aria-hidden="true" />
      Earn Demo +{DEMO_POINTS}
    </Button>
  );
}
