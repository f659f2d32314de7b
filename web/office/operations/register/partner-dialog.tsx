import { useMutation } from '@tanstack/react-query';
import { PARTNER_KINDS } from '#contract/outreach/partner-kinds.ts';
import { NETWORK_STATUSES } from '#contract/outreach/risk-words.ts';
import type { NewPartner, PartnerDetail } from '#contract/outreach/partners.ts';
import { formatPhone } from '#contract/phone.ts';
import { STATE_NAMES } from '#contract/us-states.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Options } from '#web/ui/options.tsx';
import { Select } from '#web/ui/select.tsx';
import { errorsByInput, listIn, numberIn, textIn } from './form-values.ts';
import { addPartner, changePartner } from './register-queries.ts';
import * as t from '#text/office/partners.ts';
import { kinds } from '#text/outreach/partner-words.ts';
import { networkStatuses } from '#text/outreach/risk-words.ts';

const FIELDS = [
  ['name', t.name],
  ['phone', t.phone],
  ['address', t.street],
  ['city', t.city],
  ['zip', t.zip],
  ['lat', t.latitude],
  ['lng', t.longitude],
] as const;
const LISTED = [
  ['services', t.servicesOnMap, t.commas],
  ['amenities', t.amenities, t.commas],
  ['emergencyFeatures', t.emergencyFeatures, t.commas],
  ['priceRange', t.priceRange, undefined],
  ['capacity', t.placesOnMap, undefined],
  ['responseTime', t.responseTime, undefined],
  ['coverage', t.coverage, undefined],
] as const;
const networkIn = (value: string) => NETWORK_STATUSES.find((status) => status === value);

const inputOf = (given: FormData) => ({
  name: textIn(given, 'name'),
  phone: textIn(given, 'phone'),
  address: textIn(given, 'address'),
  city: textIn(given, 'city'),
  zip: textIn(given, 'zip'),
  stateCode: textIn(given, 'stateCode'),
  lat: numberIn(given, 'lat'),
  lng: numberIn(given, 'lng'),
  listing: {
    networkStatus: networkIn(textIn(given, 'networkStatus')) ?? 'partner',
    services: listIn(given, 'services'),
    amenities: listIn(given, 'amenities'),
    emergencyFeatures: listIn(given, 'emergencyFeatures'),
    priceRange: textIn(given, 'priceRange') || null,
    responseTime: textIn(given, 'responseTime') || null,
    coverage: textIn(given, 'coverage') || null,
    capacity: textIn(given, 'capacity') === '' ? null : numberIn(given, 'capacity'),
    isLimited: given.has('isLimited'),
  },
});

/** Adds a candidate, or edits a partner. */
export function PartnerDialog({ partner, onClose }: { partner?: PartnerDetail; onClose: () => void }) {
  const add = useMutation(addPartner);
  const change = useMutation(changePartner);
  const start: Record<string, string> = partner
    ? {
        name: partner.name,
        phone: formatPhone(partner.phone),
        address: partner.address,
        city: partner.city,
        zip: partner.zip,
        lat: String(partner.lat),
        lng: String(partner.lng),
        services: partner.listing.services.join(', '),
        amenities: partner.listing.amenities.join(', '),
        emergencyFeatures: partner.listing.emergencyFeatures.join(', '),
        priceRange: partner.listing.priceRange ?? '',
        responseTime: partner.listing.responseTime ?? '',
        coverage: partner.listing.coverage ?? '',
        capacity: partner.listing.capacity === null ? '' : String(partner.listing.capacity),
      }
    : {};
  return (
    <FieldsDialog
      title={partner ? t.editPartner : t.addAPartner}
      text={partner ? t.editHint : t.addHint}
      action={t.save}
      done={t.saved}
      onClose={onClose}
      errorsOf={errorsByInput}
      onSave={(given) => {
        const body = inputOf(given);
        if (partner) return change.mutateAsync({ partnerId: partner.id, body });
        return add.mutateAsync({ ...body, kind: textIn(given, 'kind') as NewPartner['kind'] });
      }}
    >
      {(errors) => (
        <div className="grid gap-4 sm:grid-cols-2">
          {!partner && (
            <Field label={t.kind} error={errors.kind}>
              <Select name="kind" defaultValue="kennel">
                {PARTNER_KINDS.filter((kind) => kind !== 'hotel').map((kind) => (
                  <option key={kind} value={kind}>
                    {kinds[kind]}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {FIELDS.map(([name, label]) => (
            <Field key={name} label={label} error={errors[name]}>
              <Input name={name} defaultValue={start[name] ?? ''} />
            </Field>
          ))}
          <Field label={t.state} error={errors.stateCode}>
            <Select name="stateCode" defaultValue={partner?.stateCode ?? 'CA'}>
              {Object.entries(STATE_NAMES).map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <h3 className="font-display text-lg font-semibold sm:col-span-2">{t.onMap}</h3>
          <Field label={t.network} error={errors.networkStatus}>
            <Select name="networkStatus" defaultValue={partner?.listing.networkStatus ?? 'partner'}>
              <Options words={networkStatuses} />
            </Select>
          </Field>
          {LISTED.map(([name, label, hint]) => (
            <Field key={name} label={label} hint={hint} error={errors[name]}>
              <Input name={name} defaultValue={start[name] ?? ''} />
            </Field>
          ))}
          <Checkbox
            name="isLimited"
            label={t.isLimited}
            defaultChecked={partner?.listing.isLimited ?? false}
          />
        </div>
      )}
    </FieldsDialog>
  );
}
