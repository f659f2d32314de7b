import { useMutation, useQuery } from '@tanstack/react-query';
import { Landmark, ListChecks, Scale } from 'lucide-react';
import { useState } from 'react';
import {
  type Disaster,
  type DisasterDate,
  type DisasterDateInput,
  type GuideCheck,
} from '#contract/home/recovery-disasters.ts';
import {
  type ClockId,
  PUBLIC_TRIGGERS,
  PUBLISHED_CLOCKS,
  type Trigger,
} from '#contract/home/recovery-clocks.ts';
import type { AidId } from '#contract/home/recovery-aid.ts';
import { AID_WORDS, SAFETY_WORDS } from '#contract/home/recovery-guide.ts';
import { REBUILD_FACT_WORDS, type RebuildFactId } from '#contract/home/recovery-rebuild.ts';
import type { SafetyId } from '#contract/home/recovery-safety.ts';
import type { StepId } from '#contract/home/recovery-steps.ts';
import { CLOCK_WORDS, TRIGGER_WORDS } from '#contract/home/recovery-words.ts';
import { May } from '#web/core/accounts/may.tsx';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { AdminFrame } from '#web/office/admin/admin-frame.tsx';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { Select } from '#web/ui/select.tsx';
import { addDisaster, disastersQuery, setDate, withdrawDate } from './queries.ts';
import { RuleGroups } from './rule-groups.tsx';
import { steps } from '#text/home/recovery.ts';
import * as t from '#text/office/admin-disasters.ts';

/** Declared disasters with the dates that agencies published, and the rules that deadlines follow. */
export function DisastersPage() {
  const all = useQuery(disastersQuery);
  const [isAdding, setAdding] = useState(false);
  return (
    <AdminFrame title={t.disasters}>
      <Section icon={Landmark} title={t.disasters}>
        <p className="max-w-prose text-muted">{t.intro}</p>
        <May use="disasters.edit">
          <Button className="justify-self-start" onClick={() => setAdding(true)}>
            {t.add}
          </Button>
        </May>
        <Loaded query={all} what={t.theDisasters}>
          {({ disasters }) =>
            disasters.length === 0 ? (
              <p className="text-muted">{t.none}</p>
            ) : (
              <ul className="divide-y divide-line border-y border-line">
                {disasters.map((disaster) => (
                  <DisasterRow key={disaster.id} disaster={disaster} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Section>
      <Section icon={Scale} title={t.rules}>
        <p className="max-w-prose text-muted">{t.rulesText}</p>
        <Loaded query={all} what={t.theDisasters}>
          {({ rules }) => (
            <RuleGroups rules={rules} groupOf={clockGroup} titleOf={({ id }) => CLOCK_WORDS[id].title} />
          )}
        </Loaded>
      </Section>
      <Section icon={ListChecks} title={t.guides}>
        <p className="max-w-prose text-muted">{t.guidesText}</p>
        <Loaded query={all} what={t.theDisasters}>
          {({ guides }) => (
            <RuleGroups rules={guides} groupOf={({ kind }) => t.guideGroups[kind]} titleOf={guideTitle} />
          )}
        </Loaded>
      </Section>
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </AdminFrame>
  );
}

/** Rules of insurers and rules of aid come from different laws and are maintained by different people. */
const clockGroup = ({ id }: { id: ClockId }): string =>
  id.startsWith('INS') ? t.insuranceRules : t.aidRules;

/** What members see as its heading, or the whole step. */
const guideTitle = ({ id, kind }: GuideCheck): string =>
  ({
    aid: AID_WORDS[id as AidId]?.title,
    step: steps[id as StepId],
    safety: SAFETY_WORDS[id as SafetyId]?.title,
    rebuild: REBUILD_FACT_WORDS[id as RebuildFactId]?.title,
  })[kind] ?? id;

function AddDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useMutation(addDisaster);
  return (
    <FieldsDialog
      title={t.add}
      text={t.addText}
      action={t.add}
      done={t.added}
      onClose={onClose}
      onSave={(form) =>
        mutateAsync({ name: String(form.get('name')), state: String(form.get('state')) as Disaster['state'] })
      }
    >
      {(errors) => (
        <>
          <Field label={t.name} hint={t.nameHint} error={errors['name']} required>
            <Input name="name" maxLength={120} autoComplete="off" />
          </Field>
          <Field label={t.state} error={errors['state']} required>
            <Select name="state" defaultValue="CA">
              {['CA', 'NV', 'AZ'].map((state) => (
                <option key={state}>{state}</option>
              ))}
            </Select>
          </Field>
        </>
      )}
    </FieldsDialog>
  );
}

const wordsFor = ({ kind, subject }: Pick<DisasterDate, 'kind' | 'subject'>): string =>
  kind === 'event' ? TRIGGER_WORDS[subject as Trigger] : CLOCK_WORDS[subject as ClockId].title;

function DisasterRow({ disaster }: { disaster: Disaster }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-sans text-lg font-semibold wrap-anywhere">
          {disaster.name} ({disaster.state})
        </h3>
        <May use="disasters.edit">
          <Button variant="outline" size="small" onClick={() => setOpen(true)}>
            {t.setDate}
            <span className="sr-only">: {disaster.name}</span>
          </Button>
        </May>
      </div>
      {disaster.dates.length === 0 ? (
        <p className="text-muted">{t.noDates}</p>
      ) : (
        <ul className="grid gap-2">
          {disaster.dates.map((date) => (
            <DateRow key={`${date.kind}.${date.subject}`} disasterId={disaster.id} date={date} />
          ))}
        </ul>
      )}
      {isOpen && <DateDialog disaster={disaster} onClose={() => setOpen(false)} />}
    </li>
  );
}

function DateRow({ disasterId, date }: { disasterId: string; date: DisasterDate }) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useMutation(withdrawDate);
  const what = wordsFor(date);
  const confirm = async () => {
    try {
      await mutateAsync({ disasterId, kind: date.kind, subject: date.subject });
      toast({ title: t.withdrawn });
    } catch (error) {
      if (codeOf(error) !== 'step_up_required')
        toast({ title: t.notSaved, text: sentence(error), destructive: true });
    }
    setAsking(false);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <p className="min-w-0 flex-1 basis-56">
        {what}: <span className="tabular font-medium">{formatDay(date.day)}</span>
        {date.wasDay && <span className="text-muted"> ({t.was(formatDay(date.wasDay))})</span>}
      </p>
      <a
        href={date.link}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center underline"
        aria-label={t.sourceOf(what)}
      >
        {t.source}
      </a>
      <May use="disasters.edit">
        <Button variant="outline" size="small" onClick={() => setAsking(true)}>
          {t.withdraw}
          <span className="sr-only">: {what}</span>
        </Button>
      </May>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.withdrawQuestion(what)}
        text={t.withdrawText}
        confirmLabel={t.withdraw}
        destructive
        busy={isPending}
        onConfirm={() => void confirm()}
      />
    </li>
  );
}

function DateDialog({ disaster, onClose }: { disaster: Disaster; onClose: () => void }) {
  const { mutateAsync } = useMutation(setDate);
  const save = (form: FormData) => {
    const [kind, subject] = String(form.get('what')).split('.');
    const body = { kind, subject, day: String(form.get('day')), link: String(form.get('link')) };
    return mutateAsync({ disasterId: disaster.id, body: body as DisasterDateInput });
  };
  return (
    <FieldsDialog
      title={t.setDateNamed(disaster.name)}
      text={t.setDateText}
      action={t.setDate}
      done={t.saved}
      onClose={onClose}
      onSave={save}
    >
      {(errors) => (
        <>
          <Field label={t.what} error={errors['subject']} required>
            <Select name="what">
              <optgroup label={t.announcements}>
                {PUBLIC_TRIGGERS.map((trigger) => (
                  <option key={trigger} value={`event.${trigger}`}>
                    {TRIGGER_WORDS[trigger]}
                  </option>
                ))}
              </optgroup>
              <optgroup label={t.lastDays}>
                {PUBLISHED_CLOCKS.map((id) => (
                  <option key={id} value={`published.${id}`}>
                    {CLOCK_WORDS[id].title}
                  </option>
                ))}
              </optgroup>
            </Select>
          </Field>
          <Field label={t.day} error={errors['day']} required>
            <Input name="day" type="date" />
          </Field>
          <Field label={t.link} hint={t.linkHint} error={errors['link']} required>
            <Input name="link" type="url" maxLength={500} autoComplete="off" />
          </Field>
        </>
      )}
    </FieldsDialog>
  );
}
