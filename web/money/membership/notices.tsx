import { Mail } from 'lucide-react';
import type { MembershipView } from '#contract/money/membership.ts';
import { Card } from '#web/ui/card.tsx';
import { dayOf } from './words.ts';
import * as t from '#text/money/membership.ts';

const SHOWN = 8;

/** The emails we sent about the membership: receipts, reminders, changes. */
export function Notices({ notices }: Pick<MembershipView, 'notices'>) {
  if (notices.length === 0) return null;
  return (
    <section aria-labelledby="notices" className="grid gap-4">
      <h2 id="notices" className="text-2xl">
        {t.emailsAbout}
      </h2>
      <Card>
        <ul className="grid">
          {notices.slice(0, SHOWN).map(({ kind, title, sentAt }) => (
            <li
              key={`${kind}-${sentAt}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0"
            >
              <span className="flex min-w-0 flex-1 basis-56 items-center gap-3">
                <Mail className="size-5 shrink-0 text-muted" aria-hidden="true" />
                {title}
              </span>
              <span className="tabular text-sm text-muted">{dayOf(sentAt)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
