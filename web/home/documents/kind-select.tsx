import type { ComponentProps } from 'react';
import { DOCUMENT_GROUPS, DOCUMENT_KINDS, GROUP_NAMES, kindsOf } from '#contract/home/document-kinds.ts';
import { Select } from '#web/ui/select.tsx';

type KindSelectProps = ComponentProps<typeof Select> & {
  /** An extra first option with an empty value. */
  first?: string;
};

/** Every document type, by group. */
export function KindSelect({ first, ...props }: KindSelectProps) {
  return (
    <Select {...props}>
      {first && <option value="">{first}</option>}
      {GROUP_NAMES.map((group) => (
        <optgroup key={group} label={DOCUMENT_GROUPS[group]}>
          {kindsOf(group).map((kind) => (
            <option key={kind} value={kind}>
              {DOCUMENT_KINDS[kind].title}
            </option>
          ))}
        </optgroup>
      ))}
      <option value="other">{DOCUMENT_KINDS.other.title}</option>
    </Select>
  );
}
