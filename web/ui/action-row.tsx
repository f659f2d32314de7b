import type { ReactNode } from 'react';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from './button-class.ts';
import { cn } from './cn.ts';

type ActionRowProps = {
  icon: ReactNode;
  iconClass: string;
  title: string;
  text: string;
  action: { label: string; to: string };
  className?: string;
};

/** One thing to do in a list: what, why, and the page to do it on. */
export const ActionRow = ({ icon, iconClass, title, text, action, className }: ActionRowProps) => (
  <li
    className={cn('flex items-start gap-x-4 border-t border-line py-4 first:border-t-0 last:pb-0', className)}
  >
    <span className={cn('grid size-10 shrink-0 place-items-center rounded-full', iconClass)}>{icon}</span>
    {/* A button that wraps stays below the text, not below the icon. */}
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{title}</p>
        <p className="text-muted">{text}</p>
      </div>
      <Link to={action.to} className={buttonClass({ variant: 'outline' })}>
        {action.label}
      </Link>
    </div>
  </li>
);
