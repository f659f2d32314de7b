import type { UseQueryResult } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { May } from '#web/core/accounts/may.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';

type Head = { icon: LucideIcon; title: string };
type FormAndListProps<T> = {
  form: Head & { intro: ReactNode; children: (onDone: () => void) => ReactNode };
  list: Head & { query: UseQueryResult<T[]>; what: string; none: string; card: (row: T) => ReactNode };
};

/** A form next to the list of what it creates. The form resets when it's done. */
export function FormAndList<T extends { id: string }>({ form, list }: FormAndListProps<T>) {
  const [round, setRound] = useState(0);
  return (
    <div className="grid items-start gap-6 *:min-w-0 xl:grid-cols-2">
      <May use="operations.act">
        <Section icon={form.icon} title={form.title}>
          {form.intro}
          <Fragment key={round}>{form.children(() => setRound(round + 1))}</Fragment>
        </Section>
      </May>
      <Section icon={list.icon} title={list.title}>
        <Loaded query={list.query} what={list.what}>
          {(rows) =>
            rows.length === 0 ? (
              <p className="text-muted">{list.none}</p>
            ) : (
              <ul className="grid gap-4">
                {rows.map((row) => (
                  <li key={row.id}>{list.card(row)}</li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </Section>
    </div>
  );
}
