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

export function UiForms() {
  return (
    <>
      <Specimen title="Text fields: plain, with a hint, with an error, disabled, read only">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="City">
            <Input autoComplete="address-level2" />
          </Field>
          <Field label="E-mail" hint="We send the sign-in code here." required>
            <Input type="email" autoComplete="email" placeholder="name@example.com" />
          </Field>
          <Field label="ZIP code" error="Enter the five digits of the ZIP code." required>
            <Input inputMode="numeric" autoComplete="postal-code" defaultValue="9590" />
          </Field>
          <Field label="Policy number">
            <Input disabled defaultValue="HO-2291-7704" />
          </Field>
          <Field label="Member since">
            <Input readOnly defaultValue="March 2, 2026" />
          </Field>
          <Field label="State">
            <Select defaultValue="CA">
              <option value="CA">California</option>
              <option value="NV">Nevada</option>
              <option value="AZ">Arizona</option>
            </Select>
          </Field>
          <Field label="Category" error="Choose a category.">
            <Select defaultValue="">
              <option value="">Choose</option>
              <option>Electronics</option>
              <option>Furniture</option>
            </Select>
          </Field>
          <Field label="Carrier">
            <Select disabled defaultValue="none">
              <option value="none">Not reported</option>
            </Select>
          </Field>
        </div>
        <Field label="Message" hint="Up to 2,000 characters.">
          <Textarea defaultValue="The back gate sticks. Use the side path to reach the propane valve." />
        </Field>
      </Specimen>
      <Addresses />
      <Codes />
      <Specimen title="Checkboxes">
        <div>
          <Checkbox label="Photograph every room" defaultChecked />
          <Checkbox label="Copy insurance papers into the vault" hint="High weight, 50 points" />
          <Checkbox label="All documents" indeterminate defaultChecked={false} />
          <Checkbox label="Shut-off valves labelled" disabled defaultChecked />
          <Checkbox label="I have read the terms" aria-invalid required />
        </div>
      </Specimen>
      <Specimen title="Switches">
        <div className="divide-y divide-line">
          <Switch label="Evacuation alerts" hint="Text message and e-mail, day and night" defaultChecked />
          <Switch label="Seasonal tips" />
          <Switch label="Test alert on the first Monday" disabled />
          <Switch label="Official orders" hint="Always on" disabled defaultChecked />
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
    <Specimen title="Address with suggestions: plain, large, with an error">
      <div className="grid gap-4">
        <Field label="Home Address" hint="Type a town or a ZIP code, also after a street and a comma.">
          <AddressCombobox
            name="address"
            placeholder="Start with your street"
            onChange={setTyped}
            onPick={(place) => setPicked(place.formattedAddress)}
          />
        </Field>
        <p className="text-sm text-muted">
          Typed: {typed || 'nothing'}. Picked: {picked || 'nothing'}.
        </p>
        <AddressCombobox
          aria-label={isNight ? 'Property address by night' : 'Property address by day'}
          placeholder="Enter your property address"
          size="lg"
        />
        <Field label="Address of the home" error="Enter your home address." required>
          <AddressCombobox defaultValue="12 Elm St, Altadena" />
        </Field>
      </div>
    </Specimen>
  );
}

function Codes() {
  const [code, setCode] = useState('402');
  const [wrong, setWrong] = useState('118204');
  return (
    <Specimen title="One-time code: typing, wrong, disabled">
      <div className="grid gap-4">
        <Field label="Code" hint="Six digits from the e-mail. It works for 10 minutes.">
          <CodeInput value={code} onChange={setCode} />
        </Field>
        <Field label="Code from e-mail" error="This code is not right, or too old. Ask for a new one.">
          <CodeInput value={wrong} onChange={setWrong} />
        </Field>
        <Field label="Code being checked">
          <CodeInput value="771903" onChange={setCode} disabled />
        </Field>
      </div>
    </Specimen>
  );
}

function Choices() {
  return (
    <Specimen title="Radio buttons: list, tiles, error, disabled">
      <div className="grid gap-6 sm:grid-cols-2">
        <RadioGroup legend="Billing">
          <Radio value="month" label="Monthly" defaultChecked />
          <Radio value="year" label="Annually" hint="Two months are free" />
        </RadioGroup>
        <RadioGroup legend="Where will you go?" error="Choose one." required>
          <Radio value="hotel" label="The booked hotel" />
          <Radio value="family" label="Family or friends" />
        </RadioGroup>
        <RadioGroup legend="Plan" hint="You can change it later." className="sm:col-span-2">
          <Radio tile value="core" label="Core" hint="Vault, alerts and a concierge" />
          <Radio tile value="plus" label="Plus" hint="A hotel for 3 nights and $1,000" defaultChecked />
          <Radio tile value="premium" label="Premium" hint="Open to members from June" disabled />
        </RadioGroup>
        <RadioGroup legend="Contact by" disabled>
          <Radio value="text" label="Text message" defaultChecked />
          <Radio value="call" label="Phone call" />
        </RadioGroup>
      </div>
    </Specimen>
  );
}
