import { cn } from '#web/ui/cn.ts';
import { DOT, type RiskColor } from './risk-bands.ts';

/** A dot of a band's colour. It stands beside the band's word, never alone. */
export function RiskDot({ color, className }: { color: RiskColor; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('inline-block size-3 shrink-0 rounded-full ring-1 ring-ink/25', DOT[color], className)}
    />
  );
}
