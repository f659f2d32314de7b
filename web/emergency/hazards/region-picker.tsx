import { useEffect, useRef } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { REGION_NAMES, type Region } from './regions.ts';
import * as t from '#text/emergency/live-map.ts';

export type RegionPickerProps = { region: Region | null; onChoose: (region: Region) => void };

/** Chooses an area without a pointer. Its code loads with the first touch: see live-map-body.tsx. */
export function RegionPicker({ region, onChoose }: RegionPickerProps) {
  const select = useRef<HTMLSelectElement>(null);
  // What was chosen before this code was here.
  useEffect(() => {
    const chosen = select.current?.value;
    if (chosen && chosen !== region) onChoose(chosen as Region);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it's here
  }, []);
  return (
    <Field label={t.area} className="max-w-sm">
      <Select
        ref={select}
        value={region ?? ''}
        onChange={({ target: { value } }) => onChoose(value as Region)}
      >
        {region === null && <option value="">{t.asOnMap}</option>}
        {REGION_NAMES.map((name) => (
          <option key={name} value={name}>
            {t.regions[name]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
