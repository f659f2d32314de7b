import { useQuery } from '@tanstack/react-query';
import { Database, ListOrdered, MailCheck, Megaphone, RadioTower } from 'lucide-react';
import type { Health } from '#contract/health.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { MailTable, NoticeTable, QueueTables } from './health-tables.tsx';
import { ServerFacts, Sources } from './health-facts.tsx';
import { healthQuery } from './health-queries.ts';
import { RefusedMails } from './refused-mails.tsx';
import * as t from '#text/office/admin-health.ts';

/** The state of background work, and what needs attention. */
export function HealthPage() {
  const health = useQuery(healthQuery);
  return (
    <AdminFrame title={t.health}>
      <Loaded query={health} what={t.whatHealth}>
        {(report) => <Report report={report} />}
      </Loaded>
    </AdminFrame>
  );
}

const TONES = { fine: 'success', watch: 'warning', broken: 'danger' } as const;

function Report({ report }: { report: Health }) {
  const [first, ...rest] = report.verdict.sentences;
  return (
    <>
      <Notice tone={TONES[report.verdict.state]} title={first} live>
        {rest.length > 0 && (
          <ul className="grid list-disc gap-1 pl-5">
            {rest.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        <p className="tabular text-sm">{t.checkedAt(formatMoment(report.at))}</p>
      </Notice>
      <FailedJobs />
      <RefusedMails />
      <Section icon={MailCheck} title={t.outbox}>
        <MailTable mails={report.mails} />
      </Section>
      <Section icon={Megaphone} title={t.householdMessages}>
        <NoticeTable notices={report.notices} />
      </Section>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
        <Section icon={RadioTower} title={t.officialSources}>
          <Sources feeds={report.feeds} waiting={report.waiting} />
        </Section>
        <Section icon={Database} title={t.serverAndDatabase}>
          <ServerFacts server={report.server} histories={report.histories} />
        </Section>
      </div>
      <Section icon={ListOrdered} title={t.queues}>
        <QueueTables queues={report.queues} />
      </Section>
    </>
  );
}
