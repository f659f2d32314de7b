import { FileCheck2 } from 'lucide-react';
import { useState } from 'react';
import { FIRST_PERMIT_STATES, PERMIT_MOVES } from '#contract/home/recovery-rebuild-records.ts';
import type { RebuildView } from '#contract/home/recovery-rebuild.ts';
import { formatDay } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Section } from '#web/ui/section.tsx';
import { Select } from '#web/ui/select.tsx';
import { DayField, RecordDialog, RemoveButton, typed } from './record-dialog.tsx';
import * as t from '#text/home/recovery-rebuild.ts';

type PartProps = { rebuild: RebuildView; homeId: string };
type Permit = RebuildView['permits'][number];

/** Permits, each with its dated states. */
export function Permits({ rebuild, homeId }: PartProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <Section icon={FileCheck2} title={t.permits}>
      {rebuild.permits.length === 0 ? (
        <p className="rounded-control bg-sunken px-4 py-3 text-muted">{t.noPermits}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {rebuild.permits.map((permit) => (
            <PermitRow key={permit.id} permit={permit} rebuild={rebuild} homeId={homeId} />
          ))}
        </ul>
      )}
      {rebuild.canEdit && (
        <Button variant="outline" className="justify-self-start" onClick={() => setAdding(true)}>
          {t.addPermit}
        </Button>
      )}
      {isAdding && (
        <RecordDialog
          homeId={homeId}
          title={t.addPermit}
          text={t.addPermitText}
          onClose={() => setAdding(false)}
          bodyOf={(form) => ({
            kind: 'permit',
            day: typed(form, 'day'),
            details: {
              title: typed(form, 'title'),
              number: typed(form, 'number'),
              office: typed(form, 'office'),
            },
          })}
        >
          {(errors) => (
            <>
              <Field label={t.permitTitle} error={errors['title']} required>
                <Input name="title" maxLength={120} autoComplete="off" />
              </Field>
              <Field label={t.permitNumber} error={errors['number']}>
                <Input name="number" maxLength={60} autoComplete="off" />
              </Field>
              <Field label={t.permitOffice} error={errors['office']}>
                <Input name="office" maxLength={120} autoComplete="off" />
              </Field>
              <DayField errors={errors} today={rebuild.today} />
            </>
          )}
        </RecordDialog>
      )}
    </Section>
  );
}

function PermitRow({ permit, rebuild, homeId }: PartProps & { permit: Permit }) {
  const [isAdding, setAdding] = useState(false);
  const { title, number, office } = permit.details;
  const last = permit.steps.at(-1);
  const next = permit.state ? PERMIT_MOVES[permit.state] : FIRST_PERMIT_STATES;
  return (
    <li className="grid gap-2 py-3">
      <div className="flex items-start justify-between gap-2">
        <div className="grid min-w-0 gap-1">
          <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
            {title}
            <Badge tone={permit.state === 'final' ? 'moss' : permit.state === 'denied' ? 'danger' : 'sky'}>
              {permit.state ? t.permitStates[permit.state] : t.noState}
            </Badge>
          </p>
          {(number || office) && (
            <p className="text-sm wrap-anywhere text-muted">{[number, office].filter(Boolean).join(' · ')}</p>
          )}
        </div>
        {rebuild.canEdit && <RemoveButton homeId={homeId} id={permit.id} what={title} />}
      </div>
      {permit.steps.length > 0 && (
        <ol className="grid gap-1">
          {permit.steps.map((step) => (
            <li key={step.id} className="flex items-center justify-between gap-2 text-sm">
              <p className="tabular wrap-anywhere">
                {[formatDay(step.day), t.permitStates[step.details.state], step.details.note]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {rebuild.canEdit && step.id === last?.id && (
                <RemoveButton homeId={homeId} id={step.id} what={t.permitStates[step.details.state]} />
              )}
            </li>
          ))}
        </ol>
      )}
      {rebuild.canEdit && next.length > 0 && (
        <Button variant="outline" size="small" className="justify-self-start" onClick={() => setAdding(true)}>
          {t.addStep}
          <span className="sr-only">: {title}</span>
        </Button>
      )}
      {isAdding && (
        <RecordDialog
          homeId={homeId}
          title={t.addStepNamed(title)}
          text={t.addStepText}
          onClose={() => setAdding(false)}
          bodyOf={(form) => ({
            kind: 'permit-step',
            day: typed(form, 'day'),
            parentId: permit.id,
            details: {
              state: typed(form, 'state') as keyof typeof t.permitStates,
              note: typed(form, 'note'),
            },
          })}
        >
          {(errors) => (
            <>
              <Field label={t.permitState} error={errors['state']} required>
                <Select name="state">
                  {next.map((state) => (
                    <option key={state} value={state}>
                      {t.permitStates[state]}
                    </option>
                  ))}
                </Select>
              </Field>
              <DayField errors={errors} today={rebuild.today} />
              <Field label={t.quoteNote} error={errors['note']}>
                <Input name="note" maxLength={300} autoComplete="off" />
              </Field>
            </>
          )}
        </RecordDialog>
      )}
    </li>
  );
}
