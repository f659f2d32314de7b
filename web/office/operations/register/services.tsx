import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FIRST_LIMITS } from '#contract/outreach/partner-limits.ts';
import type { Area, Capability, PartnerDetail } from '#contract/outreach/partners.ts';
import { May } from '#web/core/accounts/may.tsx';
import { PaneSection } from '#web/office/admin/queue/detail-pane.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { listIn, numberIn, textIn } from './form-values.ts';
import { setCapabilities } from './register-queries.ts';
import * as t from '#text/office/partners.ts';
import { kinds } from '#text/outreach/partner-words.ts';

const areaWords = (area: Area) =>
  area.by === 'miles' ? t.withinMiles(area.miles) : t.inCounties(area.counties.length);

/** What a partner does, and how far it goes. */
export function Services({ partner }: { partner: PartnerDetail }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <PaneSection title={t.services}>
      {partner.capabilities.length === 0 && <p className="text-muted">{t.noServices}</p>}
      <ul className="grid gap-1">
        {partner.capabilities.map(({ kind, area }) => (
          <li key={kind}>
            {kinds[kind]}: {areaWords(area)}
          </li>
        ))}
      </ul>
      <May use="partners.edit">
        <Button variant="outline" className="justify-self-start" onClick={() => setOpen(true)}>
          {t.setArea}
        </Button>
      </May>
      {isOpen && <AreaDialog partner={partner} onClose={() => setOpen(false)} />}
    </PaneSection>
  );
}

type Values = Record<string, boolean | number | string[] | null>;

const isLabeled = (name: string): name is keyof typeof t.limits => Object.hasOwn(t.limits, name);

/** Reads each limit as what it was: a yes or no, a list or a number. */
const limitsIn = (given: FormData, before: Values): Values =>
  Object.fromEntries(
    Object.entries(before).map(([name, value]) => {
      if (typeof value === 'boolean') return [name, given.has(name)];
      if (Array.isArray(value)) return [name, listIn(given, name)];
      return [name, textIn(given, name) === '' ? null : numberIn(given, name)];
    }),
  );

/** The partner's own kind of service. Others are kept as they are. */
function AreaDialog({ partner, onClose }: { partner: PartnerDetail; onClose: () => void }) {
  const save = useMutation(setCapabilities);
  const own = partner.capabilities.find(({ kind }) => kind === partner.kind);
  const limits: Values = { ...(own?.limits ?? FIRST_LIMITS[partner.kind]) };
  const areaIn = (given: FormData): Area =>
    textIn(given, 'miles') === ''
      ? { by: 'counties', counties: listIn(given, 'counties') }
      : { by: 'miles', miles: numberIn(given, 'miles') };
  return (
    <FieldsDialog
      title={t.setArea}
      text={t.areaHint}
      action={t.save}
      done={t.saved}
      onClose={onClose}
      onSave={(given) => {
        const capability = { kind: partner.kind, limits: limitsIn(given, limits), area: areaIn(given) };
        const others = partner.capabilities.filter(({ kind }) => kind !== partner.kind);
        // The server checks the limits of the kind.
        const capabilities = [...others, capability as Capability];
        return save.mutateAsync({ partnerId: partner.id, body: { capabilities } });
      }}
    >
      {(errors) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t.miles} error={Object.entries(errors).find(([path]) => path.includes('area'))?.[1]}>
            <Input
              name="miles"
              inputMode="numeric"
              defaultValue={own ? (own.area.by === 'miles' ? own.area.miles : '') : 30}
            />
          </Field>
          <Field label={t.countyCodes}>
            <Input
              name="counties"
              defaultValue={own?.area.by === 'counties' ? own.area.counties.join(', ') : ''}
            />
          </Field>
          {Object.entries(limits).map(([name, value]) =>
            !isLabeled(name) ? null : typeof value === 'boolean' ? (
              <Checkbox key={name} name={name} label={t.limits[name]} defaultChecked={value} />
            ) : (
              <Field
                key={name}
                label={t.limits[name]}
                error={Object.entries(errors).find(([path]) => path.includes(name))?.[1]}
              >
                <Input name={name} defaultValue={Array.isArray(value) ? value.join(', ') : (value ?? '')} />
              </Field>
            ),
          )}
        </div>
      )}
    </FieldsDialog>
  );
}
