import { useMutation } from '@tanstack/react-query';
import { type PartnerKind, RATE_UNITS, type RateUnit } from '#contract/outreach/partner-kinds.ts';
import type { PartnerDetail } from '#contract/outreach/partners.ts';
import { Field } from '#web/ui/field.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { numberIn, textIn } from './form-values.ts';
import { setDays, setHours, setRate } from './register-queries.ts';
import * as t from '#text/office/partners.ts';
import { kinds } from '#text/outreach/partner-words.ts';

type DialogProps = { partner: PartnerDetail; onClose: () => void };
/** The usual unit of a kind's price. */
const FIRST_UNITS: Partial<Record<PartnerKind, RateUnit>> = {
  hotel: 'night',
  kennel: 'night',
  'child-care': 'day',
  tutor: 'hour',
  driver: 'ride',
  storage: 'month',
  meals: 'item',
  supplier: 'item',
  'medical-supplier': 'item',
};

const servicesOf = (partner: PartnerDetail): PartnerKind[] => [
  ...new Set([partner.kind, ...partner.capabilities.map(({ kind }) => kind)]),
];
const kindIn = (given: FormData, partner: PartnerDetail) =>
  servicesOf(partner).find((kind) => kind === textIn(given, 'kind')) ?? partner.kind;

/** Shown only to choose among several services. */
function KindField({ partner, error }: { partner: PartnerDetail; error: string | undefined }) {
  const services = servicesOf(partner);
  return (
    services.length > 1 && (
      <Field label={t.service} error={error}>
        <Select name="kind" defaultValue={partner.kind}>
          {services.map((kind) => (
            <option key={kind} value={kind}>
              {kinds[kind]}
            </option>
          ))}
        </Select>
      </Field>
    )
  );
}

const common = { action: t.save, done: t.saved };

export function HoursDialog({ partner, onClose }: DialogProps) {
  const save = useMutation(setHours);
  const hoursOn = (weekday: number) => partner.hours.find((line) => line.weekday === weekday);
  return (
    <FieldsDialog
      {...common}
      title={t.setHours}
      text={t.hoursHint}
      onClose={onClose}
      onSave={(given) => {
        const hours = t.weekdays
          .map((_, weekday) => ({
            weekday,
            opens: textIn(given, `opens-${weekday}`),
            closes: textIn(given, `closes-${weekday}`),
          }))
          .filter(({ opens, closes }) => opens !== '' || closes !== '');
        return save.mutateAsync({ partnerId: partner.id, body: { hours } });
      }}
    >
      {(errors) => (
        <div className="grid grid-cols-2 gap-3">
          {t.weekdays.map((day, weekday) => [
            <Field key={`opens-${day}`} label={t.opens(day)}>
              <Input name={`opens-${weekday}`} type="time" defaultValue={hoursOn(weekday)?.opens ?? ''} />
            </Field>,
            <Field key={`closes-${day}`} label={t.closes(day)}>
              <Input name={`closes-${weekday}`} type="time" defaultValue={hoursOn(weekday)?.closes ?? ''} />
            </Field>,
          ])}
          {Object.values(errors).length > 0 && (
            <p role="alert" className="col-span-2 text-danger-ink">
              {Object.values(errors)[0]}
            </p>
          )}
        </div>
      )}
    </FieldsDialog>
  );
}

export function RateDialog({ partner, onClose }: DialogProps) {
  const save = useMutation(setRate);
  return (
    <FieldsDialog
      {...common}
      title={t.setPrice}
      text={t.priceHint}
      onClose={onClose}
      onSave={(given) =>
        save.mutateAsync({
          partnerId: partner.id,
          body: {
            kind: kindIn(given, partner),
            unit: textIn(given, 'unit') as RateUnit,
            validFrom: textIn(given, 'validFrom'),
            cents: Math.round(numberIn(given, 'cents') * 100),
          },
        })
      }
    >
      {(errors) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <KindField partner={partner} error={errors.kind} />
          <Field label={t.price} error={errors.cents}>
            <Input name="cents" inputMode="decimal" />
          </Field>
          <Field label={t.unit} error={errors.unit}>
            <Select name="unit" defaultValue={FIRST_UNITS[partner.kind] ?? 'visit'}>
              {RATE_UNITS.map((unit) => (
                <option key={unit} value={unit}>
                  {t.units[unit]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t.from} error={errors.validFrom}>
            <Input name="validFrom" type="date" />
          </Field>
        </div>
      )}
    </FieldsDialog>
  );
}

export function DaysDialog({ partner, onClose }: DialogProps) {
  const save = useMutation(setDays);
  return (
    <FieldsDialog
      {...common}
      title={t.setCapacity}
      text={t.capacityHint}
      onClose={onClose}
      onSave={(given) =>
        save.mutateAsync({
          partnerId: partner.id,
          body: {
            kind: kindIn(given, partner),
            from: textIn(given, 'from'),
            to: textIn(given, 'to'),
            capacity: numberIn(given, 'capacity'),
          },
        })
      }
    >
      {(errors) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <KindField partner={partner} error={errors.kind} />
          <Field label={t.from} error={errors.from}>
            <Input name="from" type="date" />
          </Field>
          <Field label={t.to} error={errors.to}>
            <Input name="to" type="date" />
          </Field>
          <Field label={t.places} error={errors.capacity}>
            <Input name="capacity" inputMode="numeric" />
          </Field>
        </div>
      )}
    </FieldsDialog>
  );
}
