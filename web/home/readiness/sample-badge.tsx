import { Badge } from '#web/ui/badge.tsx';
import * as t from '#text/home/readiness.ts';

/** Marks sample data. */
export function SampleBadge() {
  return <Badge tone="amber">{t.sample}</Badge>;
}
