import { cn } from './cn.ts';
import * as t from '#text/ui/parts.ts';

export type EvacuationStatus = 'order' | 'warning' | 'shelter' | 'advisory' | 'lifted';

/**
 * California's official terms, each with its own shape so that color is never the only signal. Shapes use a
 * 16 px box.
 */
const STATUSES: Record<EvacuationStatus, { word: string; fill: string; shape: string; sign: string }> = {
  order: {
    word: t.evacuationOrder,
    fill: 'bg-evac-order text-on-evac-order',
    shape: 'M5 1h6l4 4v6l-4 4H5l-4-4V5z',
    sign: 'M8 4.2v4.6M8 11.6v.01',
  },
  warning: {
    word: t.evacuationWarning,
    fill: 'bg-evac-warning text-on-evac-warning',
    shape: 'M8 1.2 15.4 14.4H.6z',
    sign: 'M8 5.8v3.8M8 12v.01',
  },
  shelter: {
    word: t.shelterInPlace,
    fill: 'bg-evac-shelter text-on-evac-shelter',
    shape: 'M8 1 15 7v8H1V7z',
    sign: 'M8 7.4v4.2M5.9 9.5h4.2',
  },
  advisory: {
    word: t.advisory,
    fill: 'bg-evac-advisory text-on-evac-advisory',
    shape: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1z',
    sign: 'M8 7.6v4M8 4.6v.01',
  },
  lifted: {
    word: t.lifted,
    fill: 'bg-evac-lifted text-on-evac-lifted',
    shape: 'M3 1h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2z',
    sign: 'M4.8 8.2 7 10.6l4.2-5',
  },
};

type EvacuationBadgeProps = { status: EvacuationStatus; large?: boolean; className?: string };

/** The official status with its standard color, word and shape. */
export function EvacuationBadge({ status, large, className }: EvacuationBadgeProps) {
  const { word, fill, shape, sign } = STATUSES[status];
  return (
    <span
      className={cn(
        'inline-flex items-center gap-2 rounded-control border border-evac-edge font-semibold',
        large ? 'px-[min(1rem,4vw)] py-2 text-lg' : 'px-2.5 py-1 text-sm whitespace-nowrap',
        fill,
        className,
      )}
    >
      <svg viewBox="0 0 16 16" className="size-[1.25em] shrink-0" fill="none" aria-hidden="true">
        <path d={shape} stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
        <path
          d={sign}
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {word}
    </span>
  );
}
