import { DOCUMENT_GROUPS, DOCUMENT_KINDS, GROUP_NAMES } from '#contract/home/document-kinds.ts';
import { BarMeter } from '#web/ui/bar-meter.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import { type KindOnList, progressOf } from './checklist-state.ts';
import * as t from '#text/home/documents.ts';

/** Only the bar: the number is above it. */
function Meter({ inHand, needed, className }: { inHand: number; needed: number; className: string }) {
  return (
    <svg
      role="meter"
      aria-labelledby="papers-in-hand"
      aria-valuemin={0}
      aria-valuemax={needed}
      aria-valuenow={inHand}
      className={cn('block h-2.5 w-full overflow-hidden rounded-full bg-line', className)}
    >
      <rect
        width={`${needed > 0 ? (inHand / needed) * 100 : 0}%`}
        height="100%"
        rx="5"
        className="fill-pine"
      />
    </svg>
  );
}

/** The checklist's progress: overall and by group. */
export function SavedDocuments({ list }: { list: readonly KindOnList[] }) {
  const { inHand, needed } = progressOf(list);
  return (
    <Card>
      <div>
        <CardTitle as="h2">{t.yourChecklist}</CardTitle>
        <p className="font-display text-3xl font-semibold tabular" id="papers-in-hand">
          {t.savedCount(inHand, needed)}
        </p>
      </div>
      {/* One overall bar on a phone; on wide screens each group has its own. */}
      <Meter className="lg:hidden" inHand={inHand} needed={needed} />
      <div className="hidden gap-3 lg:grid">
        {GROUP_NAMES.map((group) => {
          const part = progressOf(list.filter(({ kind }) => DOCUMENT_KINDS[kind].group === group));
          return (
            <BarMeter
              key={group}
              label={DOCUMENT_GROUPS[group]}
              value={part.inHand}
              max={part.needed}
              tone={part.inHand === part.needed ? 'moss' : 'pine'}
            />
          );
        })}
      </div>
    </Card>
  );
}
