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

/** The state of background work, and what needs attention. */
export function HealthPage() {
  const health = useQuery(healthQuery);
  return (
    <AdminFrame title="Health">
      <Loaded query={health} what="how everything stands">
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
        <p className="tabular text-sm">Read {formatMoment(report.at)}.</p>
      </Notice>
      <FailedJobs />
      <RefusedMails />
      <Section icon={MailCheck} title="Outbox">
        <MailTable mails={report.mails} />
      </Section>
      <Section icon={Megaphone} title="Notices to households">
        <NoticeTable notices={report.notices} />
      </Section>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
        <Section icon={RadioTower} title="Official sources">
          <Sources feeds={report.feeds} waiting={report.waiting} />
        </Section>
        <Section icon={Database} title="Server and database">
          <ServerFacts server={report.server} histories={report.histories} />
        </Section>
      </div>
      <Section icon={ListOrdered} title="Queues">
        <QueueTables queues={report.queues} />
      </Section>
    </>
  );
}
