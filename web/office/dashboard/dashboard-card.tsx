import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { SampleBadge } from '#web/home/readiness/sample-badge.tsx';
import { Card, CardFooter, CardTitle } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import * as t from '#text/office/dashboard.ts';

type DashboardCardProps = {
  icon: LucideIcon;
  title: string;
  isSample?: boolean;
  footer: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A dashboard card: its title, content and links. */
export function DashboardCard(props: DashboardCardProps) {
  const { icon: Icon, title, isSample = false, footer, className, children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={cn('min-w-0', className)}>
      <Card className="h-full">
        <div className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="grid size-10 shrink-0 place-items-center rounded-control bg-pine-soft text-pine-ink">
            <Icon className="size-5" aria-hidden="true" />
          </span>
          <CardTitle as="h2" id={id} className="flex-1">
            {title}
          </CardTitle>
          {isSample && <SampleBadge />}
        </div>
        {children}
        <CardFooter>{footer}</CardFooter>
      </Card>
    </section>
  );
}

/** For a card whose data failed to load; its links still work. */
export function CardTrouble({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <p role="alert" className="text-muted">
      {text}{' '}
      <button type="button" onClick={onRetry} className="min-h-11 font-semibold text-pine-ink underline">
        {t.tryAgain}
      </button>
    </p>
  );
}
