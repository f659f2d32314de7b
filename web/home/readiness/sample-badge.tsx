import { Badge } from '#web/ui/badge.tsx';

/** Marks what is not the member's own. */
export function SampleBadge() {
  return <Badge tone="amber">Sample</Badge>;
}
