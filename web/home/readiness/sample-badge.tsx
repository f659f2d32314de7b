import { Badge } from '#web/ui/badge.tsx';

/** Marks sample data. */
export function SampleBadge() {
  return <Badge tone="amber">Sample</Badge>;
}
