import { CircleCheck } from 'lucide-react';
import { ActionRow } from '#web/ui/action-row.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import type { AttentionItem } from './attention.ts';
import * as t from '#text/office/dashboard.ts';

const MatterRow = ({ icon: Icon, title, text, action }: AttentionItem) => (
  <ActionRow
    icon={<Icon className="size-5" aria-hidden="true" />}
    iconClass="bg-amber-soft text-amber-ink"
    title={title}
    text={text}
    action={action}
    className="first:pt-0"
  />
);

/** What needs the member's attention, or that nothing does. */
export function AttentionCard({ matters }: { matters: readonly AttentionItem[] }) {
  return (
    <section aria-labelledby="attention">
      <Card>
        <CardTitle as="h2" id="attention">
          {t.attention}
        </CardTitle>
        {matters.length === 0 ? (
          <p className="flex items-center gap-3">
            <CircleCheck className="size-6 shrink-0 text-moss-ink" aria-hidden="true" />
            {t.nothingOpen}
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
