import { useState } from 'react';
import type { QueueState } from '#web/office/admin/queue/queue-state.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import * as t from '#text/office/admin-audit.ts';

type AuditDaysProps = {
  from: string;
  to: string;
  problem: string | undefined;
  state: Pick<QueueState, 'setFilter'>;
};

/** The first and last day of a period. */
export function AuditDays({ from, to, problem, state }: AuditDaysProps) {
  return (
    <span className="flex grow flex-wrap items-start gap-3 sm:grow-0">
      <DayField label={t.from} value={from} onDay={(day) => state.setFilter('from', day)} />
      <DayField label={t.to} value={to} error={problem} onDay={(day) => state.setFilter('to', day)} />
    </span>
  );
}

type DayFieldProps = {
  label: string;
  value: string;
  error?: string | undefined;
  onDay: (day: string) => void;
};

/** A typed date is only used when complete: while typing, the year is 20. */
function DayField({ label, value, error, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState(value);
  // Back and clearing the filters change it from outside.
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  return (
    <Field label={label} error={error} className="min-w-36 grow basis-36 sm:grow-0 sm:basis-44">
      <Input
        type="date"
        value={typed}
        min="2000-01-01"
        max="2099-12-31"
        onChange={(event) => {
          const day = event.target.value;
          setTyped(day);
          if (day === '' || day.startsWith('20')) onDay(day);
        }}
      />
    </Field>
  );
}
