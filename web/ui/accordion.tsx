import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

/** Collapsible questions. Native details elements work before any script and with find-in-page. */
export function Accordion({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cn('divide-y divide-line border-y border-line', className)}>{children}</div>;
}

type AccordionItemProps = {
  title: ReactNode;
  /** Items with the same name open one at a time. */
  name?: string;
  open?: boolean;
  id?: string;
  children: ReactNode;
};

export function AccordionItem({ title, name, open, id, children }: AccordionItemProps) {
  return (
    <details name={name} open={open} id={id} className="group">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-control py-3 font-medium hover:text-pine-ink [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="max-w-prose pb-5 text-muted">{children}</div>
    </details>
  );
}
