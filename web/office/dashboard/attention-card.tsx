import { CircleCheck } from 'lucide-react';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import type { AttentionItem } from './attention.ts';

function MatterRow({ icon: Icon, title, text, action }: AttentionItem) {
  return (
    <li className="flex items-start gap-x-4 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-amber-soft text-amber-ink">
        <Icon className="size-5" aria-hidden="true" />
      </span>
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
}

/** What needs the member's attention, or that nothing does. */
export function AttentionCard({ matters }: { matters: readonly AttentionItem[] }) {
  return (
    <section aria-labelledby="attention">
      <Card>
        <CardTitle as="h2" id="attention">
          Needs your attention
        </CardTitle>
        {matters.length === 0 ? (
          <p className="flex items-center gap-3">
            <CircleCheck className="size-6 shrink-0 text-moss-ink" aria-hidden="true" />
            Nothing right now. Your policy, your point on the map and your tasks are up to date.
          </p>
        ) : (
          <ul className="grid">
            {matters.map((matter) => (
              <MatterRow {...matter} key={matter.key} />
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
