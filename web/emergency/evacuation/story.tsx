import { History } from 'lucide-react';
import type { OrderView, TimelineEntry } from '#contract/emergency/evacuation.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Timeline, TimelineStep, type StepState } from '#web/ui/timeline.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import * as t from '#text/emergency/evacuation.ts';

const STATE: Partial<Record<TimelineEntry['kind'], StepState>> = {
  'person.needs-help': 'open',
  'cash.failed': 'failed',
  'cash.due': 'current',
  'cash.held': 'current',
  'cash.needs-card': 'current',
  'room.waiting': 'current',
};

/** What happened and when, newest first, each with its source. */
export function Story({ timeline, order }: { timeline: readonly TimelineEntry[]; order: OrderView | null }) {
  return (
    <Section icon={History} title={t.whatHappened}>
      <Timeline>
        {timeline.map((entry) => (
          <TimelineStep
            key={`${entry.kind} ${entry.at} ${entry.title}`}
            state={STATE[entry.kind] ?? 'done'}
            title={entry.title}
            time={formatMoment(entry.at)}
          >
            {entry.detail}
          </TimelineStep>
        ))}
      </Timeline>
      {order?.question && (
        <Notice tone="warning" title={t.checkingOrder}>
          {order.question}
        </Notice>
      )}
      {order && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t.sources}</summary>
          <dl className="grid gap-2 pb-2 wrap-anywhere">
            <Fact
              name={t.zone}
              value={order.zoneName ? `${order.zoneName} (${order.zoneKey})` : order.zoneKey}
            />
            <Fact name={t.statusAsPublished} value={order.words ?? t.notReported} />
            <Fact name={t.source} value={order.source} />
            <Fact name={t.firstSeen} value={formatMoment(order.seenAt)} />
            {order.seenBy.map(({ source, at }, n) => (
              <Fact
                key={source}
                name={n === 0 ? t.firstSource : t.alsoPublishedBy}
                value={`${source}, ${formatMoment(at)}`}
              />
            ))}
            {order.rule && <Fact name={t.whyItCounts} value={order.rule} />}
            {order.evidence && <Fact name={t.sha256} value={order.evidence} />}
          </dl>
          <a
            href={order.officialUrl}
            target="_blank"
            rel="noreferrer"
            className="underline underline-offset-4"
          >
            {t.officialPage}
          </a>
        </details>
      )}
    </Section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
