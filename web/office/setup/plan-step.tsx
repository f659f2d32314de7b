import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ContactInput, type Household } from '#contract/home/household.ts';
import { currentHomeQuery } from '#web/home/homes/queries.ts';
import { householdQuery, saveContact, savePlan } from '#web/home/household/queries.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { StepProps } from './step-props.ts';
import * as t from '#text/office/setup.ts';

const PLACES = [t.placeMailbox, t.placeDriveway, t.placeStreetEnd];

/** Where to meet and whom to call: the parts of the plan that a drill would miss. The rest is in Household. */
export function PlanStep({ onDone }: StepProps) {
  const home = useQuery(currentHomeQuery);
  const homeId = home.data?.id ?? '';
  const household = useQuery({ ...householdQuery(homeId), enabled: homeId !== '' });
  if (household.isLoadingError)
    return (
      <ErrorState
        title={t.planNotLoaded}
        text={sentence(household.error)}
        safe={t.planSafe}
        retrying={household.isFetching}
        onRetry={() => void household.refetch()}
      />
    );
  if (!household.data) return <Skeleton className="h-80 w-full rounded-card!" />;
  return <PlanFields key={homeId} household={household.data} onDone={onDone} />;
}

type Errors = Partial<Record<'place' | 'name' | 'phone', string>>;

function PlanFields({ household, onDone }: StepProps & { household: Household }) {
  const { homeId, plan, contacts } = household;
  // Decided once, so that a part that is saved while the other fails stays on screen.
  const [asks] = useState({
    place: plan.meetingNear === '' && plan.meetingAway === '',
    contact: !contacts.some(({ isOutOfArea }) => isOutOfArea),
  });
  const [place, setPlace] = useState('');
  const [contact, setContact] = useState({ name: '', phone: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const keepPlan = useMutation(savePlan);
  const keepContact = useMutation(saveContact);
  const send = async () => {
    if (asks.place && plan.meetingNear === '')
      await keepPlan.mutateAsync({ homeId, body: { ...plan, meetingNear: place.trim() } });
    if (asks.contact && !keepContact.isSuccess)
      await keepContact.mutateAsync({ homeId, id: null, body: contactOf(contact) });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = errorsIn({ place: asks.place ? place : null, contact: asks.contact ? contact : null });
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    setProblem(undefined);
    await send().then(onDone, (error: unknown) => setProblem(sentence(error)));
    setBusy(false);
  };
  return (
    <Card>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        {asks.place && <PlaceField place={place} onChange={setPlace} error={errors.place} />}
        {asks.contact && (
          <fieldset className="grid gap-4 sm:grid-cols-2">
            <legend className="mb-1.5 font-medium">{t.contactTitle}</legend>
            <Field label={t.name} error={errors.name} required>
              <Input
                value={contact.name}
                autoComplete="off"
                onChange={({ target }) => setContact({ ...contact, name: target.value })}
              />
            </Field>
            <Field label={t.phone} error={errors.phone} required>
              <Input
                type="tel"
                value={contact.phone}
                autoComplete="off"
                onChange={({ target }) => setContact({ ...contact, phone: target.value })}
              />
            </Field>
          </fieldset>
        )}
        {problem && (
          <Notice tone="danger" title={t.notAllSaved} live>
            {problem}
          </Notice>
        )}
        <Button type="submit" size="large" busy={isBusy} busyLabel={t.saving}>
          {t.savePlan}
        </Button>
      </form>
    </Card>
  );
}

const contactOf = ({ name, phone }: { name: string; phone: string }) => ({
  name,
  phone,
  relation: '',
  email: '',
  isOutOfArea: true,
});

function errorsIn(given: { place: string | null; contact: { name: string; phone: string } | null }): Errors {
  const errors: Errors = {};
  if (given.place?.trim() === '') errors.place = t.enterPlace;
  if (given.contact) {
    const parsed = ContactInput.safeParse(contactOf(given.contact));
    for (const { path, message } of parsed.error?.issues ?? []) {
      const [field] = path;
      if (field === 'name' || field === 'phone') errors[field] ??= message;
    }
  }
  return errors;
}

type PlaceFieldProps = { place: string; onChange: (place: string) => void; error: string | undefined };

function PlaceField({ place, onChange, error }: PlaceFieldProps) {
  return (
    <div className="grid gap-2">
      <Field label={t.meetingPlace} hint={t.placeHint} error={error} required>
        <Input value={place} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
      </Field>
      <div role="group" aria-label={t.suggestions} className="flex flex-wrap gap-2">
        {PLACES.map((name) => (
          <Button
            key={name}
            variant="outline"
            size="small"
            aria-pressed={place === name}
            className="rounded-full! aria-pressed:border-pine aria-pressed:bg-pine-soft"
            onClick={() => onChange(name)}
          >
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}
