import { CalendarClock, CircleCheck, CircleX, Clock3 } from 'lucide-react';
import type { Policy } from '#contract/home/policies.ts';
import { Badge } from '#web/ui/badge.tsx';
import * as t from '#text/home/policies.ts';

/** Warn when a policy ends within this many days. */
export const SOON_DAYS = 30;

export const endsSoon = ({ standing, daysLeft, isRenewed }: Policy): boolean =>
  standing === 'in-force' && daysLeft <= SOON_DAYS && !isRenewed;

/** A policy's status, as a word and a shape. */
export function PolicyBadge({ policy }: { policy: Policy }) {
  if (policy.standing === 'ended') return <Badge>{t.ended}</Badge>;
  if (policy.standing === 'expired')
    return (
      <Badge tone="danger">
        <CircleX aria-hidden="true" /> {t.expired}
      </Badge>
    );
  if (policy.standing === 'upcoming')
    return (
      <Badge tone="sky">
        <Clock3 aria-hidden="true" /> {t.upcoming}
      </Badge>
    );
  if (endsSoon(policy))
    return (
      <Badge tone="amber">
        <CalendarClock aria-hidden="true" /> {t.endsIn(policy.daysLeft)}
      </Badge>
    );
  return (
    <Badge tone="moss">
      <CircleCheck aria-hidden="true" /> {t.inForce}
    </Badge>
  );
}
