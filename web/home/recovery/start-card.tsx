import { useMutation } from '@tanstack/react-query';
import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from '#web/lib/router.tsx';
import type { PastEvacuation, RecoveryView } from '#contract/home/recovery.ts';
import type { Flag } from '#contract/home/recovery-clocks.ts';
import { FLAG_WORDS } from '#contract/home/recovery-words.ts';
import { formatDay } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { EvidenceFields, evidenceIn } from './evidence-fields.tsx';
import { startRecovery } from './queries.ts';
import * as t from '#text/home/recovery.ts';

/** Conditions that people already know on the first day. */
const FIRST_FLAGS: readonly Flag[] = [
  'state_of_emergency',
  'total_loss',
  'replacement_cost_policy',
  'damage_ge_10000',
  'displaced_by_disaster',
];

type StartCardProps = { homeId: string; view: RecoveryView };

/** Starts a recovery after an evacuation, or by reporting a loss. */
export function StartCard({ homeId, view }: StartCardProps) {
  const last = view.evacuations.find(({ incidentId }) => incidentId === view.offer) ?? view.evacuations[0];
  // useSearchParams would add 4 kB of the router to what visitors load.
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('start');
  const [starting, setStarting] = useState<{ after: PastEvacuation | null } | null>(() =>
    asked !== null && view.canEdit ? { after: asked === 'order' ? (last ?? null) : null } : null,
  );
  // The link opens the form once: reloading the page must not open it again.
  const close = () => {
    setStarting(null);
    if (asked !== null) navigate(pathname, { replace: true });
  };
  return (
    <>
      <EmptyState
        icon={LifeBuoy}
        title={t.startTitle}
        text={t.startText}
        action={
          view.canEdit && (
            <>
              {last && (
                <Button onClick={() => setStarting({ after: last })}>{t.afterEvacuation(last.name)}</Button>
              )}
              <Button variant={last ? 'outline' : 'primary'} onClick={() => setStarting({ after: null })}>
                {t.reportLoss}
              </Button>
            </>
          )
        }
      />
      {starting && <StartDialog homeId={homeId} view={view} after={starting.after} onClose={close} />}
    </>
  );
}

type StartDialogProps = StartCardProps & { after: PastEvacuation | null; onClose: () => void };

function StartDialog({ homeId, view, after, onClose }: StartDialogProps) {
  const { mutateAsync } = useMutation(startRecovery);
  return (
    <FieldsDialog
      title={after ? t.afterEvacuation(after.name) : t.reportLoss}
      text={after ? evacuationDays(after) : t.withoutOrder}
      action={t.start}
      done={t.started}
      onClose={onClose}
      onSave={(form) =>
        mutateAsync({
          homeId,
          body: {
            lossDate: String(form.get('lossDate')),
            evidence: evidenceIn(form),
            flags: FIRST_FLAGS.filter((flag) => form.get(flag) !== null),
            incidentId: after?.incidentId ?? null,
            disasterId: String(form.get('disasterId') ?? '') || null,
          },
        })
      }
    >
      {(errors) => (
        <>
          <Field label={t.lossDate} hint={t.lossDateHint} error={errors['lossDate']} required>
            <Input name="lossDate" type="date" max={view.today} defaultValue={after?.from ?? view.today} />
          </Field>
          <EvidenceFields
            homeId={homeId}
            errors={errors}
            given={{ kind: after ? 'order' : 'statement', note: after?.name ?? '', documentId: null }}
          />
          <fieldset>
            <legend className="font-medium">{t.whatApplies}</legend>
            <p className="text-sm text-muted">{t.whatAppliesHint}</p>
            {FIRST_FLAGS.map((flag) => (
              <Checkbox key={flag} name={flag} label={FLAG_WORDS[flag]} />
            ))}
          </fieldset>
          {view.disasters.length > 0 && (
            <Field label={t.whichDisaster} hint={t.disasterHint} error={errors['disasterId']}>
              <Select name="disasterId" defaultValue="">
                <option value="">{t.noDisaster}</option>
                {view.disasters.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </>
      )}
    </FieldsDialog>
  );
}

const evacuationDays = ({ from, to }: PastEvacuation): string =>
  to ? t.fromTo(formatDay(from), formatDay(to)) : t.fromOn(formatDay(from));
