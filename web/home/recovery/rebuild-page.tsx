import { queryOptions } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import {
  getRebuild,
  REBUILD_FACT_WORDS,
  REBUILD_FACTS,
  type RebuildView,
} from '#contract/home/recovery-rebuild.ts';
import { call } from '#web/lib/call.ts';
import { formatDay } from '#web/lib/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { EntryBasis } from './aid-marks.tsx';
import { RebuildPayments } from './rebuild-payments.tsx';
import { Permits } from './rebuild-permits.tsx';
import { Quotes } from './rebuild-quotes.tsx';
import { RepairOrMove } from './rebuild-worksheet.tsx';
import { RecordFrame } from './record-frame.tsx';
import * as t from '#text/home/recovery-rebuild.ts';
import { notAdvice, notAdviceText } from '#text/home/recovery.ts';

const rebuildQuery = (homeId: string) =>
  queryOptions({
    queryKey: ['recovery', homeId, 'rebuild'],
    queryFn: () => call(getRebuild, { params: { homeId } }),
  });

/** /recovery/rebuild: quotes side by side, payments with releases, permits, and repairing compared with moving. */
export const RebuildPage = () => (
  <RecordFrame<RebuildView> title={t.title} intro={t.intro} what={t.theRebuild} query={rebuildQuery}>
    {(rebuild, homeId) => (
      <>
        <Notice title={notAdvice}>{notAdviceText}</Notice>
        {rebuild.state === 'CA' && <CapNotice cap={rebuild.cap} />}
        <Quotes rebuild={rebuild} homeId={homeId} />
        <RebuildPayments rebuild={rebuild} homeId={homeId} />
        <Permits rebuild={rebuild} homeId={homeId} />
        <RepairOrMove rebuild={rebuild} homeId={homeId} />
        {rebuild.state === 'CA' && <Rules checks={rebuild.checks} />}
      </>
    )}
  </RecordFrame>
);

function CapNotice({ cap }: Pick<RebuildView, 'cap'>) {
  if (!cap) return <Notice>{t.capUnknown}</Notice>;
  return (
    <Notice tone="warning">
      {t.capNotice(formatDay(cap.from), formatDay(cap.to))}{' '}
      {cap.link && (
        <a href={cap.link} target="_blank" rel="noreferrer" className="underline">
          {t.capLink}
        </a>
      )}
    </Notice>
  );
}

const Rules = ({ checks }: Pick<RebuildView, 'checks'>) => (
  <Section icon={BookOpen} title={t.rules}>
    <ul className="divide-y divide-line border-y border-line">
      {REBUILD_FACTS.map((fact) => (
        <li key={fact.id} className="grid gap-1 py-3">
          <h3 className="font-sans font-semibold">{REBUILD_FACT_WORDS[fact.id].title}</h3>
          <p className="max-w-prose text-muted">{REBUILD_FACT_WORDS[fact.id].text}</p>
          <EntryBasis entry={fact} checks={checks} />
        </li>
      ))}
    </ul>
  </Section>
);
