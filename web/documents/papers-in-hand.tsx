import { DOCUMENT_GROUPS, DOCUMENT_KINDS, GROUP_NAMES } from '#contract/document-kinds.ts';
import { BarMeter } from '#web/ui/bar-meter.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { type KindOnList, progressOf } from './checklist-state.ts';

/** How far the checklist is: in one number, and by group. */
export function PapersInHand({ list }: { list: readonly KindOnList[] }) {
  const { inHand, needed } = progressOf(list);
  return (
    <Card>
      <div>
        <CardTitle as="h2">Papers in hand</CardTitle>
        <p className="font-display text-3xl font-semibold tabular">
          {inHand} of {needed} in hand
        </p>
      </div>
      <div className="grid gap-3">
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
