import { type FormEvent, useState } from 'react';
import { type BookingKind, kindData } from '#contract/service/booking-kinds.ts';
import type { Booking, BookingList } from '#contract/service/bookings.ts';
import { DELIVERY_STATES } from '#contract/money/deliveries.ts';
import { ApiError, sentence } from '#web/lib/api-error.ts';
import { formatMoney } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { type FieldErrors, useFieldErrors } from '#web/lib/use-field-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Options } from '#web/ui/options.tsx';
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { zoneName } from '#web/service/advisors/advisor-words.ts';
import { FieldInput } from './field-input.tsx';
import { localSoon, problemsOf, valuesOf } from './form-values.ts';
import * as t from '#text/service/bookings.ts';

type BookingFormProps = {
  kind: BookingKind;
  list: BookingList;
  /** The booking to edit; null adds one. */
  booking: Booking | null;
  onSend: (values: ReturnType<typeof valuesOf>) => Promise<unknown>;
};

/** The form of a kind, generated from its data. Input is kept when the server refuses it. */
export function BookingForm({ kind, list, booking, onSend }: BookingFormProps) {
  const { errors, show, form } = useFieldErrors();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const data = kindData(kind);
  const answers = { ...booking?.needs, ...booking?.words };
  const benefit = list.benefits.find((one) => one.kind === kind);
  const failed = booking ? t.notChanged : t.notBooked;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const values = valuesOf(kind, new FormData(event.currentTarget));
    if (show(problemsOf(kind, values))) return setFailure(t.checkFields);
    setBusy(true);
    setFailure(undefined);
    try {
      await onSend(values);
    } catch (error) {
      const isShown = error instanceof ApiError && show(error.fields);
      setFailure(isShown ? t.checkFields : sentence(error));
      toast({ title: failed, text: sentence(error), destructive: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form {...form} onSubmit={(event) => void submit(event)} className="grid max-w-2xl gap-6">
      <When kind={kind} timeZone={list.timeZone} booking={booking} errors={errors} />
      {data.where === 'home' && <Where list={list} booking={booking} errors={errors} />}
      <ForWhom kind={kind} list={list} booking={booking} />
      {data.fields.map((field) => (
        <FieldInput key={field.key} field={field} answers={answers} errors={errors} />
      ))}
      <Field label={t.notes} hint={`${t.optional}. ${t.seenAfter}`} error={errors['notes']}>
        <Textarea name="notes" rows={3} maxLength={1000} defaultValue={booking?.notes ?? ''} />
      </Field>
      {benefit && booking?.payer !== 'plan' && (
        <Checkbox
          name="usePlan"
          label={t.usePlan(formatMoney(benefit.coversCents))}
          hint={t.usePlanHint}
          defaultChecked
        />
      )}
      {booking && booking.state !== 'draft' && (
        <Notice tone="info" title={t.changeIt}>
          {t.changeWarning}
        </Notice>
      )}
      {failure !== undefined && (
        // The toast announces the error and disappears; this one stays.
        <Notice tone="danger" title={failed}>
          {failure}
        </Notice>
      )}
      <Button type="submit" size="large" busy={isBusy} className="justify-self-start">
        {booking && booking.state !== 'draft' ? t.saveAndAsk : t.askPartners}
      </Button>
    </form>
  );
}

type WhenProps = { kind: BookingKind; timeZone: string; booking: Booking | null; errors: FieldErrors };

function When({ kind, timeZone, booking, errors }: WhenProps) {
  const { when, clocks } = kindData(kind);
  const [{ soon, zone }] = useState(() => {
    const now = new Date();
    return { soon: localSoon(timeZone, clocks.leadMinutes + 5, now), zone: zoneName(timeZone, now) };
  });
  const hint = t.zoneHint(zone);
  const [from, to] = [booking?.from ?? '', booking?.to ?? ''];
  if (when === 'days')
    return (
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.firstDay} error={errors['from']} required>
          <Input name="from" type="date" min={soon.slice(0, 10)} defaultValue={from.slice(0, 10)} />
        </Field>
        <Field label={t.lastDay} error={errors['to']} required>
          <Input name="to" type="date" min={soon.slice(0, 10)} defaultValue={to.slice(0, 10)} />
        </Field>
      </div>
    );
  if (when === 'time')
    return (
      <Field label={t.at} hint={hint} error={errors['from'] ?? errors['to']} required>
        <Input
          name="from"
          type="datetime-local"
          defaultValue={from || (clocks.leadMinutes === 0 ? soon : '')}
        />
      </Field>
    );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t.earliest} hint={hint} error={errors['from']} required>
        <Input name="from" type="datetime-local" defaultValue={from} />
      </Field>
      <Field label={t.latest} hint={hint} error={errors['to']} required>
        <Input name="to" type="datetime-local" defaultValue={to} />
      </Field>
    </div>
  );
}

type PartProps = { list: BookingList; booking: Booking | null };

function Where({ list, booking, errors }: PartProps & { errors: FieldErrors }) {
  const [isElsewhere, setElsewhere] = useState(Boolean(booking?.place));
  const { address, city } = list.home;
  return (
    <div className="grid gap-4">
      <RadioGroup legend={t.where} name="where">
        <Radio
          value="home"
          label={t.atHome(`${address}, ${city}`)}
          checked={!isElsewhere}
          onChange={() => setElsewhere(false)}
        />
        <Radio
          value="elsewhere"
          label={t.elsewhere}
          checked={isElsewhere}
          onChange={() => setElsewhere(true)}
        />
      </RadioGroup>
      {isElsewhere && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t.street} error={errors['place.address']} required className="sm:col-span-2">
            <Input name="place.address" autoComplete="off" defaultValue={booking?.place?.address ?? ''} />
          </Field>
          <Field label={t.city} error={errors['place.city']} required>
            <Input name="place.city" defaultValue={booking?.place?.city ?? ''} />
          </Field>
          <Field label={t.state} error={errors['place.state']} required>
            <Select name="place.state" defaultValue={booking?.place?.state ?? list.home.state}>
              <Options words={DELIVERY_STATES} />
            </Select>
          </Field>
          <Field label={t.zip} error={errors['place.zip']} required>
            <Input
              name="place.zip"
              inputMode="numeric"
              maxLength={5}
              defaultValue={booking?.place?.zip ?? ''}
            />
          </Field>
        </div>
      )}
    </div>
  );
}

function ForWhom({ kind, list, booking }: PartProps & { kind: BookingKind }) {
  const { forWhom } = kindData(kind);
  const name = forWhom === 'animals' ? 'pets' : 'people';
  const known = forWhom ? list[name] : [];
  if (known.length === 0) return null;
  const chosen = new Set(booking?.[name].map(({ id }) => id));
  return (
    <fieldset className="grid gap-1">
      <legend className="font-medium">{name === 'pets' ? t.whichAnimals : t.forWhom}</legend>
      <p className="text-sm text-muted">{t.forWhomHint}</p>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {known.map(({ id, name: word }) => (
          <Checkbox key={id} name={name} value={id} label={word} defaultChecked={chosen.has(id)} />
        ))}
      </div>
    </fieldset>
  );
}
