import { Ban, CircleCheck, Clock, PackageCheck } from 'lucide-react';
import type { OrderStatus } from '#contract/money/orders.ts';
import { Badge } from '#web/ui/badge.tsx';
import { STATUS_WORDS } from './order-words.ts';

const LOOKS = {
  PENDING: { tone: 'amber', icon: Clock },
  PAID: { tone: 'sky', icon: CircleCheck },
  FULFILLED: { tone: 'moss', icon: PackageCheck },
  CANCELLED: { tone: 'neutral', icon: Ban },
} as const;

/** A purchase's status as a word, a shape and a color. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const { tone, icon: Icon } = LOOKS[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {STATUS_WORDS[status]}
    </Badge>
  );
}
