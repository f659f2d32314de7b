import { useState } from 'react';
import { AddressCombobox } from '#web/outreach/addresses/address-combobox.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { CodeInput } from '#web/ui/code-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { Specimen, usePanelTheme } from './ui-specimen.tsx';
import * as t from '#text/office/components.ts';

export function UiForms() {
  return (
    <>
      <Specimen title={t.fieldsTitle}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t.city}>
            <Input autoComplete="address-level2" />
          </Field>
          <Field label={t.email} hint={t.emailHint} required>
            <Input type="email" autoComplete="email" placeholder="name@example.com" />
          </Field>
          <Field label={t.zipCode} error={t.zipError} required>
            <Input inputMode="numeric" autoComplete="postal-code" defaultValue="9590" />
          </Field>
          <Field label={t.policyNumber}>
            <Input disabled defaultValue="HO-2291-7704" />
          </Field>
          <Field label={t.memberSince}>
            <Input readOnly defaultValue={t.sampleDay} />
          </Field>
          <Field label={t.state}>
            <Select defaultValue="CA">
              <option value="CA">{t.california}</option>
              <option value="NV">{t.nevada}</option>
              <option value="AZ">{t.arizona}</option>
            </Select>
          </Field>
          <Field label={t.category} error={t.chooseCategory}>
            <Select defaultValue="">
              <option value="">{t.choose}</option>
              <option>{t.electronics}</option>
              <option>{t.furniture}</option>
            </Select>
          </Field>
          <Field label={t.carrier}>
            <Select disabled defaultValue="none">
              <option value="none">{t.notReported}</option>
            </Select>
          </Field>
        </div>
        <Field label={t.message} hint={t.upTo2000}>
          <Textarea defaultValue={t.sampleNote} />
        </Field>
      </Specimen>
      <Addresses />
      <Codes />
      <Specimen title={t.checkboxes}>
        <div>
          <Checkbox label={t.photographEveryRoom} defaultChecked />
          <Checkbox label={t.copyDocuments} hint={t.highWeight} />
          <Checkbox label={t.allDocuments} indeterminate defaultChecked={false} />
          <Checkbox label={t.valvesLabeled} disabled defaultChecked />
          <Checkbox label={t.readTerms} aria-invalid required />
        </div>
      </Specimen>
      <Specimen title={t.switches}>
        <div className="divide-y divide-line">
          <Switch label={t.evacuationAlerts} hint={t.textAndEmail} defaultChecked />
          <Switch label={t.seasonalTips} />
          <Switch label={t.testAlert} disabled />
          <Switch label={t.officialOrders} hint={t.alwaysOn} disabled defaultChecked />
        </div>
      </Specimen>
      <Choices />
    </>
  );
}

function Addresses() {
  const isNight = usePanelTheme() === 'dark';
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState('');
  return (
    <Specimen title={t.addressTitle}>
      <div className="grid gap-4">
        <Field label={t.homeAddress} hint={t.addressHint}>
          <AddressCombobox
            name="address"
            placeholder={t.startStreet}
            onChange={setTyped}
            onPick={(place) => setPicked(place.formattedAddress)}
          />
        </Field>
        <p className="text-sm text-muted">{t.typedAndPicked(typed || t.nothing, picked || t.nothing)}</p>
        <AddressCombobox
          aria-label={isNight ? t.addressNight : t.addressDay}
          placeholder={t.enterProperty}
          size="lg"
        />
        <Field label={t.addressOfHome} error={t.enterHome} required>
          <AddressCombobox defaultValue={t.sampleTyped} />
        </Field>
      </div>
    </Specimen>
  );
}

function Codes() {
  const [code, setCode] = useState('402');
  const [wrong, setWrong] = useState('118204');
  return (
    <Specimen title={t.codeTitle}>
      <div className="grid gap-4">
        <Field label={t.code} hint={t.codeHint}>
          <CodeInput value={code} onChange={setCode} />
        </Field>
        <Field label={t.codeFromEmail} error={t.codeError}>
          <CodeInput value={wrong} onChange={setWrong} />
        </Field>
        <Field label={t.codeChecking}>
          <CodeInput value="771903" onChange={setCode} disabled />
        </Field>
      </div>
    </Specimen>
  );
}

function Choices() {
  return (
    <Specimen title={t.radioTitle}>
      <div className="grid gap-6 sm:grid-cols-2">
        <RadioGroup legend={t.billing}>
          <Radio value="month" label={t.monthly} defaultChecked />
          <Radio value="year" label={t.yearly} hint={t.twoFree} />
        </RadioGroup>
        <RadioGroup legend={t.whereWillYouGo} error={t.chooseOne} required>
          <Radio value="hotel" label={t.bookedHotel} />
          <Radio value="family" label={t.familyOrFriends} />
        </RadioGroup>
        <RadioGroup legend={t.plan} hint={t.changeLater} className="sm:col-span-2">
          <Radio tile value="core" label={t.core} hint={t.coreHint} />
          <Radio tile value="plus" label={t.plus} hint={t.plusHint} defaultChecked />
          <Radio tile value="premium" label={t.premium} hint={t.premiumHint} disabled />
        </RadioGroup>
        <RadioGroup legend={t.contactBy} disabled>
          <Radio value="text" label={t.textMessage} defaultChecked />
          <Radio value="call" label={t.phoneCall} />
        </RadioGroup>
      </div>
    </Specimen>
  );
}
