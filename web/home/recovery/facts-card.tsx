import { useMutation } from '@tanstack/react-query';
import { ListChecks, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Recovery, RecoveryFact, RecoveryView } from '#contract/home/recovery.ts';
import {
  FLAGS,
  MEMBER_TRIGGERS,
  PUBLIC_TRIGGERS,
  type Flag,
  type Trigger,
} from '#contract/home/recovery-clocks.ts';
import { FLAG_WORDS, TRIGGER_WORDS } from '#contract/home/recovery-words.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { CorrectDialog, NewFactDialog } from './fact-dialog.tsx';
import { withdrawFact } from './queries.ts';
import { wordsFor } from './recovery-words.ts';
import { evidence as evidenceWords } from '#text/home/recovery-words.ts';
import * as t from '#text/home/recovery.ts';

type FactsCardProps = { homeId: string; view: RecoveryView; recovery: Recovery; isEditable: boolean };
type Open = 'event' | 'flag' | { correct: RecoveryFact } | null;

const chosen = <K extends string>(keys: readonly K[], words: Record<K, string>) =>
  Object.fromEntries(keys.map((key) => [key, words[key]]));

/** What the household stated: dated facts and conditions, with their evidence. */
export function FactsCard({ homeId, view, recovery, isEditable }: FactsCardProps) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const events = recovery.facts.filter(({ kind }) => kind === 'event');
  const flags = recovery.facts.filter(({ kind }) => kind === 'flag');
  const stated = new Set(flags.map(({ subject }) => subject));
  const row = (fact: RecoveryFact) => (
    <FactRow
      key={fact.id}
      homeId={homeId}
      fact={fact}
      isEditable={isEditable}
      onCorrect={() => setOpen({ correct: fact })}
    />
  );
  const triggers: readonly Trigger[] = recovery.disaster
    ? MEMBER_TRIGGERS
    : [...MEMBER_TRIGGERS, ...PUBLIC_TRIGGERS];
  return (
    <Section icon={ListChecks} title={t.facts}>
      <p className="max-w-prose text-muted">{t.factsText}</p>
      <ul className="divide-y divide-line border-y border-line">{events.map(row)}</ul>
      <h3 className="text-lg">{t.conditions}</h3>
      {flags.length === 0 ? (
        <p className="text-muted">{t.noConditions}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">{flags.map(row)}</ul>
      )}
      {isEditable && (
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => setOpen('event')}>
            {t.addFact}
          </Button>
          <Button variant="outline" onClick={() => setOpen('flag')}>
            {t.addFlag}
          </Button>
        </div>
      )}
      {open === 'event' && (
        <NewFactDialog
          homeId={homeId}
          today={view.today}
          kind="event"
          title={t.addFact}
          text={t.addFactText}
          subject={{ label: t.whatHappened, words: chosen(triggers, TRIGGER_WORDS) }}
          dayLabel={t.whenHappened}
          mayLieAhead
          onClose={close}
        />
      )}
      {open === 'flag' && (
        <NewFactDialog
          homeId={homeId}
          today={view.today}
          kind="flag"
          title={t.addFlag}
          text={t.addFlagText}
          subject={{
            label: t.whichCondition,
            words: chosen(
              FLAGS.filter((flag: Flag) => !stated.has(flag)),
              FLAG_WORDS,
            ),
          }}
          dayLabel={t.sinceWhen}
          onClose={close}
        />
      )}
      {open !== null && typeof open === 'object' && (
        <CorrectDialog homeId={homeId} fact={open.correct} onClose={close} />
      )}
    </Section>
  );
}

type FactRowProps = { homeId: string; fact: RecoveryFact; isEditable: boolean; onCorrect: () => void };

function FactRow({ homeId, fact, isEditable, onCorrect }: FactRowProps) {
  const [isAsking, setAsking] = useState(false);
  const withdraw = useMutation(withdrawFact);
  const what = wordsFor(fact.subject);
  const confirm = async () => {
    try {
      await withdraw.mutateAsync({ homeId, factId: fact.id });
      toast({ title: t.withdrawn, text: what });
    } catch (error) {
      toast({ title: sentence(error), destructive: true });
    }
    setAsking(false);
  };
  const details = [evidenceWords[fact.evidence.kind], fact.evidence.note].filter(Boolean).join(': ');
  return (
    <li className="flex items-start justify-between gap-2 py-3">
      <div className="grid min-w-0 gap-1 py-1">
        <p className="font-medium wrap-anywhere">{what}</p>
        <p className="tabular text-sm text-muted">
          {formatDay(fact.day)}
          {fact.wasDay && <> ({t.was(formatDay(fact.wasDay))})</>}
        </p>
        <p className="text-sm wrap-anywhere text-muted">{details}</p>
      </div>
      {isEditable && (
        <div className="flex shrink-0">
          <IconButton label={t.correctNamed(what)} onClick={onCorrect}>
            <Pencil className="size-5" aria-hidden="true" />
          </IconButton>
          {fact.subject !== 'loss_date' && (
            <IconButton label={t.withdrawNamed(what)} onClick={() => setAsking(true)}>
              <Trash2 className="size-5" aria-hidden="true" />
            </IconButton>
          )}
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.withdrawQuestion(what)}
        text={t.withdrawText}
        confirmLabel={t.withdraw}
        destructive
        busy={withdraw.isPending}
        onConfirm={() => void confirm()}
      />
    </li>
  );
}
