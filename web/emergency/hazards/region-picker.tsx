import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { REGION_NAMES, type Region } from './regions.ts';
import * as t from '#text/emergency/live-map.ts';

export type RegionPickerProps = { region: Region | null; onChoose: (region: Region) => void };

/** Chooses an area without a pointer. Its code loads with the first touch: see live-map-body.tsx. */
export const RegionPicker = ({ region, onChoose }: RegionPickerProps) => (
  <Field label={t.area} className="max-w-sm">
    <Select value={region ?? ''} onChange={({ target: { value } }) => onChoose(value as Region)}>
      {region === null && <option value="">{t.asOnMap}</option>}
      {REGION_NAMES.map((name) => (
        <option key={name} value={name}>
          {t.regions[name]}
        </option>
      ))}
    </Select>
  </Field>
);
