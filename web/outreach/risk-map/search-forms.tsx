import { FilterBar, type FilterBarProps } from './filter-bar.tsx';
import { MyHome, type MyHomeProps } from './my-home.tsx';

/** The visitor's own home, and the list's filters. Their code loads with the first touch: see coverage-body.tsx. */
export function SearchForms({ form, onReady, onChange, ...home }: FilterBarProps & MyHomeProps) {
  return (
    <>
      <MyHome {...home} />
      <FilterBar form={form} onReady={onReady} onChange={onChange} />
    </>
  );
}
