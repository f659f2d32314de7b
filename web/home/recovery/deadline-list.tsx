import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { Deadline } from '#contract/home/recovery.ts';
import { CLOCK_WORDS, CONFIDENCE_WORDS } from '#contract/home/recovery-words.ts';
import { formatDay } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { NewFactDialog } from './fact-dialog.tsx';
import { clockTitle, moveText, reasonFor, wordsFor } from './recovery-words.ts';
import { evidence as evidenceWords } from '#text/home/recovery-words.ts';
import * as t from '#text/home/recovery.ts';

type Editing = { homeId: string; today: string; isEditable: boolean };
type DeadlineSectionProps = Editing & {
  icon: LucideIcon;
  title: string;
  text: string;
  empty: string;
  deadlines: readonly Deadline[];
};

/** One list of deadlines: the insurer's or the member's, never both. Done ones come last. */
export function DeadlineSection({ icon, title, text, empty, deadlines, ...editing }: DeadlineSectionProps) {
  const ordered = deadlines.toSorted(
    (a, b) => Number(isOver(a)) - Number(isOver(b)) || a.daysLeft - b.daysLeft,
  );
  return (
    <Section icon={icon} title={title}>
      <p className="max-w-prose text-muted">{text}</p>
      {ordered.length === 0 ? (
        <p className="rounded-control bg-sunken px-4 py-3 text-muted">{empty}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {ordered.map((deadline) => (
            <DeadlineRow key={deadline.key} deadline={deadline} {...editing} />
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Nothing is left to do about it. */
export const isOver = ({ state, isSpan }: Deadline): boolean =>
  state === 'done' || (isSpan && state === 'passed');

export function StateBadge({
  deadline: { state, isSpan, doneOn, isNotNeeded, daysLeft, due },
}: {
  deadline: Deadline;
}) {
  if (isNotNeeded) return <Badge>{t.notNeeded}</Badge>;
  if (state === 'done') return <Badge tone="moss">{t.doneOn(formatDay(doneOn ?? due))}</Badge>;
  if (state === 'passed')
    return isSpan ? (
      <Badge>{t.ended}</Badge>
    ) : (
      <Badge tone="danger">{t.daysLate(Math.max(1, -daysLeft))}</Badge>
    );
  if (daysLeft < 0) return <Badge tone="danger">{t.daysLeft(0)}</Badge>;
  return <Badge tone={daysLeft <= 14 && !isSpan ? 'amber' : 'neutral'}>{t.daysLeft(daysLeft)}</Badge>;
}

function DeadlineRow({ deadline, homeId, today, isEditable }: Editing & { deadline: Deadline }) {
  const [asking, setAsking] = useState<'done' | 'extension' | null>(null);
  const { clockId, kind, due, actBy, state, isSpan, moved } = deadline;
  const title = clockTitle(clockId);
  const close = () => setAsking(null);
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="min-w-0 flex-1 basis-48 font-sans text-lg font-semibold wrap-anywhere">{title}</h3>
        <StateBadge deadline={deadline} />
      </div>
      <p className="tabular font-medium">{isSpan ? t.until(formatDay(due)) : t.dueOn(formatDay(due))}</p>
      {actBy && state === 'open' && <p className="text-sm">{t.safeDay(formatDay(actBy))}</p>}
      <p className="max-w-prose text-muted">{CLOCK_WORDS[clockId].text}</p>
      {moved && (
        <p className="rounded-control bg-sky-soft px-3 py-2 text-sm">
          {moveText(moved)}. {reasonFor(moved)}
        </p>
      )}
      <Basis deadline={deadline} title={title} />
      {isEditable && state !== 'done' && !isSpan && (
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="small" onClick={() => setAsking('done')}>
            {kind === 'insurer_must' ? t.theyDidIt : t.iDidIt}
            <span className="sr-only">: {title}</span>
          </Button>
          {deadline.canExtend && <ExtendButton title={title} onClick={() => setAsking('extension')} />}
        </div>
      )}
      {isEditable && isSpan && deadline.canExtend && state === 'open' && (
        <ExtendButton title={title} onClick={() => setAsking('extension')} />
      )}
      {asking && (
        <NewFactDialog
          homeId={homeId}
          today={today}
          kind={asking}
          title={asking === 'done' ? t.doneTitle(title) : t.extensionTitle(title)}
          text={asking === 'done' ? t.doneText : t.extensionText}
          subject={deadline.key}
          dayLabel={t.doneWhen}
          done={asking === 'done' ? t.markedDone : t.extensionSaved}
          onClose={close}
        />
      )}
    </li>
  );
}

const ExtendButton = ({ title, onClick }: { title: string; onClick: () => void }) => (
  <Button variant="outline" size="small" className="justify-self-start" onClick={onClick}>
    {t.gotExtension}
    <span className="sr-only">: {title}</span>
  </Button>
);

type BasisOf = Pick<Deadline, 'section' | 'confidence' | 'checkedOn' | 'collectedOn'>;

/** The law, how sure we are and when it was checked: part of every deadline, wherever it is shown. */
export const BasisLine = ({
  deadline: { section, confidence, checkedOn, collectedOn },
}: {
  deadline: BasisOf;
}) => (
  <span className="flex flex-wrap gap-x-3 text-sm font-normal">
    <span>
      {t.law} <span lang="en">{section}</span>
    </span>
    <span>{t.confidenceIs(confidence)}</span>
    <span>{checkedOn ? t.checkedOn(formatDay(checkedOn)) : t.neverChecked(formatDay(collectedOn))}</span>
  </span>
);

/** The law, its sources, how sure we are, when it was checked, and what the date counts from. */
export function Basis({ deadline, title }: { deadline: Deadline; title: string }) {
  const { sources, confidence, start, basis, link, extended } = deadline;
  return (
    <div className="grid gap-1 text-sm text-muted">
      <BasisLine deadline={deadline} />
      <details>
        <summary
          className="inline-flex min-h-11 cursor-pointer items-center underline"
          aria-label={t.detailsOf(title)}
        >
          {t.details}
        </summary>
        <div className="grid gap-1 pb-2">
          <p>{t.countedFrom(wordsFor(start.subject), formatDay(start.day))}</p>
          {start.evidence && <p>{t.knownFrom(evidenceWords[start.evidence])}</p>}
          <p>{basis === 'published' ? t.publishedDate : t.usualLength}</p>
          {extended > 0 && <p>{t.extendedTimes(extended)}</p>}
          {link && (
            <p>
              <a href={link} target="_blank" rel="noreferrer" className="underline">
                {t.seeAnnouncement}
              </a>
            </p>
          )}
          <p>{t.sources(sources.join(', '))}</p>
          <p>{t.confidenceIs(CONFIDENCE_WORDS[confidence])}</p>
        </div>
      </details>
    </div>
  );
}
