import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import * as t from '#text/ui/parts.ts';

type StatProps = {
  label: ReactNode;
  value: ReactNode | null | undefined;
  note?: ReactNode;
  className?: string;
};

/** One figure and its label, inside a StatRow. Unknown values are 'Not reported', never 0. */
export function Stat({ label, value, note, className }: StatProps) {
  return (
    <div className={cn('flex flex-col gap-1', className)}>
      <dt className="text-sm text-muted">{label}</dt>
      {value === null || value === undefined ? (
        <dd className="text-xl leading-9 text-muted">{t.notReported}</dd>
      ) : (
        <dd className="tabular font-display text-3xl leading-9 font-semibold">{value}</dd>
      )}
      {note && <dd className="text-sm text-muted">{note}</dd>}
    </div>
  );
}

export function StatRow({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <dl
      className={cn(
        'grid gap-6 sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]',
        'large-text:grid-cols-1! large-text:*:col-span-1!',
        className,
      )}
    >
      {children}
    </dl>
  );
}
