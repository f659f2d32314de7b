import { CalendarClock, CircleCheck, CircleX, Clock3 } from 'lucide-react';
import type { Policy } from '#contract/home/policies.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Warn when a policy ends within this many days. */
export const SOON_DAYS = 30;

export const endsSoon = ({ standing, daysLeft, isRenewed }: Policy): boolean =>
  standing === 'in-force' && daysLeft <= SOON_DAYS && !isRenewed;

const inDays = (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);

/** A policy's status, as a word and a shape. */
export function PolicyBadge({ policy }: { policy: Policy }) {
  if (policy.standing === 'ended') return <Badge>Ended</Badge>;
  if (policy.standing === 'expired')
    return (
      <Badge tone="danger">
        <CircleX aria-hidden="true" /> Expired
      </Badge>
    );
  if (policy.standing === 'upcoming')
    return (
      <Badge tone="sky">
        <Clock3 aria-hidden="true" /> Not started yet
      </Badge>
    );
  if (endsSoon(policy))
    return (
      <Badge tone="amber">
        <CalendarClock aria-hidden="true" /> Ends {inDays(policy.daysLeft)}
      </Badge>
    );
  return (
    <Badge tone="moss">
      <CircleCheck aria-hidden="true" /> In force
    </Badge>
  );
}
