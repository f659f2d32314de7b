import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

const TONES = {
  info: 'border-sky/40 bg-sky-soft [--tone:var(--sky-ink)]',
  success: 'border-moss/40 bg-moss-soft [--tone:var(--moss-ink)]',
  warning: 'border-amber/70 bg-amber-soft [--tone:var(--amber-ink)]',
  danger: 'border-danger/40 bg-danger-soft [--tone:var(--danger-ink)]',
};

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: OctagonAlert };

type NoticeProps = {
  tone?: keyof typeof TONES;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /**
   * It appeared because of something that just happened, so announce it (danger interrupts, other tones are
   * polite).
   */
  live?: boolean;
  className?: string;
};

/** A few sentences in a box, with an icon for the tone. */
export function Notice({ tone = 'info', title, children, action, live, className }: NoticeProps) {
  const Icon = ICONS[tone];
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div role={role} className={cn('flex items-start gap-3 rounded-card border p-4', TONES[tone], className)}>
      <Icon className="mt-0.5 size-5 shrink-0 text-(--tone)" aria-hidden="true" />
      <div className="grid flex-1 gap-1">
        {title && <p className="font-semibold text-(--tone)">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="mt-2 flex flex-wrap gap-2">{action}</div>}
      </div>
    </div>
  );
}
