import { type RefObject, useEffect } from 'react';
import { AREA_HAZARDS, RISK_LEVELS } from '#contract/outreach/risk-words.ts';
import { Field } from '#web/ui/field.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { HAZARD_NAMES } from './hazards.ts';
import * as t from '#text/outreach/risk-map.ts';
import * as words from '#text/outreach/risk-words.ts';

export type FilterBarProps = {
  form: RefObject<HTMLFormElement | null>;
  onReady: () => void;
  onChange: () => void;
};

/** Search and the two selects. They filter while typing, so there is no button. Hidden without scripts. */
export function FilterBar({ form, onReady, onChange }: FilterBarProps) {
  useEffect(onReady, [onReady]);
  return (
    <form
      ref={form}
      role="search"
      aria-label={t.areas}
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-3 @lg:grid-cols-2 noscript:hidden"
    >
      <Field label={t.searchLocations} hideLabel className="@lg:col-span-2">
        <SearchInput name="search" placeholder={t.searchLocations} maxLength={100} onChange={onChange} />
      </Field>
      <Field label={t.riskLevel}>
        <Select name="level" defaultValue="all" onChange={onChange}>
          <option value="all">{t.allRiskLevels}</option>
          {RISK_LEVELS.map((level) => (
            <option key={level} value={level}>
              {words.levels[level]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t.hazardType}>
        <Select name="hazard" defaultValue="all" onChange={onChange}>
          <option value="all">{t.allHazards}</option>
          {AREA_HAZARDS.map((hazard) => (
            <option key={hazard} value={hazard}>
              {HAZARD_NAMES[hazard]}
            </option>
          ))}
        </Select>
      </Field>
    </form>
  );
}
