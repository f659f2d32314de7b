import { useMutation } from '@tanstack/react-query';
import type { Basis } from '#contract/home/recovery-aid.ts';
import { CLOCKS_COLLECTED_ON } from '#contract/home/recovery-clocks.ts';
import type { GuideView } from '#contract/home/recovery-guide.ts';
import { CONFIDENCE_WORDS } from '#contract/home/recovery-words.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { addMark, removeMark } from './aid-queries.ts';
import * as g from '#text/home/recovery-guide.ts';
import * as t from '#text/home/recovery.ts';

type MarksProps = { guide: GuideView; homeId: string; subject: string; title: string };

const markOf = ({ marks }: GuideView, subject: string) => marks.find((mark) => mark.subject === subject);

/** Done, not needed, and undo. Renders nothing without a recovery. */
export function Marks({ guide, homeId, subject, title }: MarksProps) {
  const adding = useMutation(addMark);
  const removing = useMutation(removeMark);
  const mark = markOf(guide, subject);
  const run = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      toast({ title: done, text: title });
    } catch (error) {
      toast({ title: sentence(error), destructive: true });
    }
  };
  const add = (kind: 'done' | 'not_needed') =>
    run(
      () => adding.mutateAsync({ homeId, subject, kind, today: guide.today }),
      kind === 'done' ? t.markedDone : g.markedNotNeeded,
    );
  const hidden = <span className="sr-only">: {title}</span>;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {mark && (
        <Badge tone={mark.kind === 'done' ? 'moss' : 'neutral'}>
          {mark.kind === 'done' ? g.doneOn(formatDay(mark.day)) : g.notNeededSince(formatDay(mark.day))}
        </Badge>
      )}
      {guide.canEdit && !mark && (
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button variant="outline" size="small" busy={adding.isPending} onClick={() => void add('done')}>
            {g.done}
            {hidden}
          </Button>
          <Button
            variant="outline"
            size="small"
            disabled={adding.isPending}
            onClick={() => void add('not_needed')}
          >
            {g.notNeeded}
            {hidden}
          </Button>
        </div>
      )}
      {guide.canEdit && mark && (
        <Button
          variant="outline"
          size="small"
          className="print:hidden"
          busy={removing.isPending}
          onClick={() => void run(() => removing.mutateAsync({ homeId, factId: mark.factId }), g.undone)}
        >
          {g.undo}
          {hidden}
        </Button>
      )}
    </div>
  );
}

type EntryBasisProps = { entry: Basis & { id: string }; checks: GuideView['checks'] };

/** The source, how sure we are, and when our team last checked it. */
export function EntryBasis({ entry, checks }: EntryBasisProps) {
  const checkedOn = checks.find(({ id }) => id === entry.id)?.checkedOn;
  return (
    <p className="flex flex-wrap gap-x-3 text-sm wrap-anywhere text-muted print:text-xs">
      <span>
        {g.source} <span lang="en">{entry.section}</span>
      </span>
      {entry.sources.length > 0 ? (
        <span lang="en">{entry.sources.join(', ')}</span>
      ) : (
        <span>{g.notCompared}</span>
      )}
      <span>{t.confidenceIs(CONFIDENCE_WORDS[entry.confidence])}</span>
      <span>
        {checkedOn ? t.checkedOn(formatDay(checkedOn)) : t.neverChecked(formatDay(CLOCKS_COLLECTED_ON))}
      </span>
    </p>
  );
}
