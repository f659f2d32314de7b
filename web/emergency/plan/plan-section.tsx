import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from '#web/lib/link.tsx';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/emergency/plan.ts';

type PlanSectionProps = { icon: LucideIcon; title: string; children: ReactNode };

/** One section of the card, legible at arm's length and small in print. */
export function PlanSection({ icon: Icon, title, children }: PlanSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mb-4 grid min-w-0 break-inside-avoid gap-3 rounded-card border border-line bg-surface p-4 sm:p-5 print:mb-2 print:gap-1 print:rounded-none print:border-0 print:border-t print:p-0 print:pt-1.5"
    >
      <h2 id={id} className="flex items-center gap-2.5 font-display text-xl font-semibold print:text-sm">
        <Icon className="size-5 shrink-0 text-pine-ink print:size-4" aria-hidden="true" />
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A label and its value. */
export function PlanFact({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid gap-0.5 print:block">
      <dt className="text-sm text-muted print:inline print:text-[0.6875rem] print:after:content-[':_']">
        {name}
      </dt>
      <dd className="text-lg whitespace-pre-line wrap-anywhere print:inline print:text-xs">
        {value || <NotYet />}
      </dd>
    </div>
  );
}

/** Says that a value is missing, with a link to add it. */
export function NotYet() {
  return (
    <span className="text-base text-muted print:text-xs">
      {rich(
        t.notAddedYet((words) => (
          <Link to="/household" className="inline-block py-1 text-pine-ink underline print:hidden">
            {words}
          </Link>
        )),
      )}
    </span>
  );
}
