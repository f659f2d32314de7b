import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PARTNER_KINDS, type PartnerKind } from '#contract/outreach/partner-kinds.ts';
import { FIRST_LIMITS } from '#contract/outreach/partner-limits.ts';
import type { Area, Capability, PartnerDetail } from '#contract/outreach/partners.ts';
import type { FieldErrors } from '#web/lib/use-field-errors.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldError } from '#web/ui/field-text.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Select } from '#web/ui/select.tsx';
import { errorsByInput, numberIn, textIn } from './form-values.ts';
import { LimitFields, limitsIn } from './limit-fields.tsx';
import { countiesQuery, setCapabilities } from './register-queries.ts';
import * as t from '#text/office/partners.ts';
import { kinds } from '#text/outreach/partner-words.ts';

const FIRST_MILES = 30;
const isAreaBy = (value: string): value is Area['by'] => value === 'miles' || value === 'counties';

const areaIn = (given: FormData): Area =>
  textIn(given, 'by') === 'counties'
    ? { by: 'counties', counties: given.getAll('counties').map(String) }
    : { by: 'miles', miles: numberIn(given, 'miles') };

type DialogProps = { partner: PartnerDetail; capability?: Capability; onClose: () => void };

/** Adds or edits a service of a partner. Its other services don't change. */
export function ServiceDialog({ partner, capability, onClose }: DialogProps) {
  const save = useMutation(setCapabilities);
  const offered = partner.capabilities.map(({ kind }) => kind);
  const free = PARTNER_KINDS.filter((kind) => !offered.includes(kind));
  const first = offered.includes(partner.kind) ? (free[0] ?? partner.kind) : partner.kind;
  const [kind, setKind] = useState<PartnerKind>(capability?.kind ?? first);
  const limits = capability?.limits ?? FIRST_LIMITS[kind];
  return (
    <FieldsDialog
      title={capability ? t.editService : t.addService}
      text={capability ? t.editServiceHint : `${t.editServiceHint} ${t.addServiceHint}`}
      action={t.save}
      done={t.saved}
      onClose={onClose}
      errorsOf={errorsByInput}
      onSave={(given) => {
        const others = partner.capabilities.filter((one) => one.kind !== kind);
        // The server checks the limits of the kind.
        const changed = { kind, limits: limitsIn(given, limits), area: areaIn(given) } as Capability;
        return save.mutateAsync({ partnerId: partner.id, body: { capabilities: [...others, changed] } });
      }}
    >
      {(errors) => (
        <div className="grid gap-4">
          {capability ? (
            <p className="font-medium">{kinds[kind]}</p>
          ) : (
            <Field label={t.service} error={errors.kind}>
              <Select value={kind} onChange={(event) => setKind(event.target.value as PartnerKind)}>
                {free.map((one) => (
                  <option key={one} value={one}>
                    {kinds[one]}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          <AreaFields partner={partner} area={capability?.area} errors={errors} />
          <LimitFields key={kind} limits={limits} errors={errors} />
        </div>
      )}
    </FieldsDialog>
  );
}

type AreaFieldsProps = { partner: PartnerDetail; area: Area | undefined; errors: FieldErrors };

function AreaFields({ partner, area, errors }: AreaFieldsProps) {
  const [by, setBy] = useState<Area['by']>(area?.by ?? 'miles');
  const chosen = area?.by === 'counties' ? area.counties : [];
  return (
    <>
      <Field label={t.area}>
        <Select name="by" value={by} onChange={({ target }) => isAreaBy(target.value) && setBy(target.value)}>
          <option value="miles">{t.areaBy.miles}</option>
          <option value="counties">{t.areaBy.counties}</option>
        </Select>
      </Field>
      {by === 'miles' ? (
        <Field label={t.miles} error={errors.miles}>
          <Input
            name="miles"
            inputMode="numeric"
            defaultValue={area?.by === 'miles' ? area.miles : FIRST_MILES}
          />
        </Field>
      ) : (
        <Counties state={partner.stateCode} chosen={chosen} error={errors.counties} />
      )}
    </>
  );
}

type CountiesProps = { state: string; chosen: readonly string[]; error: string | undefined };

/** The counties of the partner's state, and those in other states that were chosen before. */
function Counties({ state, chosen, error }: CountiesProps) {
  const box = (fips: string, name: string) => (
    <Checkbox
      key={fips}
      name="counties"
      value={fips}
      label={name}
      defaultChecked={chosen.includes(fips)}
      aria-invalid={error !== undefined}
      aria-describedby="counties-error"
    />
  );
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-medium">{t.counties}</legend>
      <Loaded query={useQuery(countiesQuery(state))} what={t.whatCounties}>
        {(counties) => (
          <div className="grid max-h-64 overflow-y-auto rounded-control border border-line-strong px-3 sm:grid-cols-2">
            {counties.map(({ fips, name }) => box(fips, name))}
            {chosen
              .filter((fips) => !counties.some((county) => county.fips === fips))
              .map((fips) => box(fips, fips))}
          </div>
        )}
      </Loaded>
      <FieldError id="counties-error">{error}</FieldError>
    </fieldset>
  );
}
