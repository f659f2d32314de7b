import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, HandHelping, Printer } from 'lucide-react';
import { AID_ENTRIES, AID_TOPICS, type AidTopic } from '#contract/home/recovery-aid.ts';
import { AID_TOPIC_WORDS, AID_WORDS, type AidState, type GuideView } from '#contract/home/recovery-guide.ts';
import { FLAG_WORDS, TRIGGER_WORDS } from '#contract/home/recovery-words.ts';
import { currentHomeQuery } from '#web/home/homes/queries.ts';
import { WithHome } from '#web/home/homes/with-home.tsx';
import { formatDay } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { EntryBasis, Marks } from './aid-marks.tsx';
import { guideQuery } from './aid-queries.ts';
import { Basis, StateBadge } from './deadline-list.tsx';
import { clockTitle } from './recovery-words.ts';
import * as g from '#text/home/recovery-guide.ts';
import * as records from '#text/home/recovery-records.ts';
import * as t from '#text/home/recovery.ts';

export const GuideHeading = ({ title, intro }: { title: string; intro: string }) => (
  <div className="grid gap-1">
    <Link
      to="/recovery"
      className="inline-flex min-h-11 items-center gap-2 justify-self-start underline print:hidden"
    >
      <ArrowLeft className="size-5" aria-hidden="true" />
      {records.back}
    </Link>
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-3xl">{title}</h1>
      <Button variant="outline" className="print:hidden" onClick={() => window.print()}>
        <Printer className="size-5" aria-hidden="true" />
        {g.print}
      </Button>
    </div>
    <p className="max-w-prose text-lg">{intro}</p>
  </div>
);

/** /recovery/aid: public aid and everyday help after a loss, with dates and marks. */
export function AidPage() {
  const home = useQuery(currentHomeQuery);
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-6">
      <GuideHeading title={g.aidTitle} intro={g.aidIntro} />
      <Notice title={t.notAdvice}>{t.notAdviceText}</Notice>
      <WithHome home={home} waiting={null} without={t.noHome} safe={t.notLoadedSafe}>
        {({ id }) => <OfHome key={id} homeId={id} />}
      </WithHome>
    </div>
  );
}

function OfHome({ homeId }: { homeId: string }) {
  const guide = useQuery(guideQuery(homeId));
  return (
    <Loaded query={guide} what={g.theAid}>
      {(data) => (
        <>
          {!data.hasRecovery && <Notice>{g.startFirst}</Notice>}
          {AID_TOPICS.map((topic) => (
            <Topic key={topic} topic={topic} guide={data} homeId={homeId} />
          ))}
        </>
      )}
    </Loaded>
  );
}

type PartProps = { guide: GuideView; homeId: string };

function Topic({ topic, guide, homeId }: PartProps & { topic: AidTopic }) {
  const entries = AID_ENTRIES.flatMap((entry) => {
    const state = guide.aid.find(({ id }) => id === entry.id);
    return entry.topic === topic && state ? { entry, state } : [];
  });
  if (entries.length === 0) return null;
  return (
    <Section icon={HandHelping} title={AID_TOPIC_WORDS[topic]}>
      <ul className="divide-y divide-line border-y border-line">
        {entries.map(({ entry, state }) => (
          <Entry key={entry.id} entry={entry} state={state} guide={guide} homeId={homeId} />
        ))}
      </ul>
    </Section>
  );
}

type EntryProps = PartProps & { entry: (typeof AID_ENTRIES)[number]; state: AidState };

function Entry({ entry, state, guide, homeId }: EntryProps) {
  const { title, who, need, how } = AID_WORDS[entry.id];
  return (
    <li className="grid gap-3 py-4">
      <h3 className="font-sans text-lg font-semibold wrap-anywhere">{title}</h3>
      <dl className="grid max-w-prose gap-2">
        {(
          [
            [g.who, who],
            [g.need, need],
            [g.how, how],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt className="font-medium">{name}</dt>
            <dd className="text-muted">{value}</dd>
          </div>
        ))}
        <div>
          <dt className="font-medium">{g.byWhen}</dt>
          <dd className="grid gap-3">
            <When state={state} disaster={guide.disaster} hasClock={entry.clock !== undefined} />
          </dd>
        </div>
      </dl>
      <EntryBasis entry={entry} checks={guide.checks} />
      <Marks guide={guide} homeId={homeId} subject={entry.id} title={title} />
    </li>
  );
}

type WhenProps = { state: AidState; disaster: string | null; hasClock: boolean };

/** The dates, or what they depend on. Never a date that we made up. */
function When({ state: { deadlines, missing, waitsFor }, disaster, hasClock }: WhenProps) {
  if (deadlines.length > 0)
    return deadlines.map((deadline) => (
      <div key={deadline.key} className="grid gap-1">
        <p className="tabular flex flex-wrap items-center gap-2 font-medium">
          {t.dueOn(formatDay(deadline.due))}
          <StateBadge deadline={deadline} />
        </p>
        {deadline.actBy && deadline.state === 'open' && (
          <p className="text-sm">{t.safeDay(formatDay(deadline.actBy))}</p>
        )}
        <Basis deadline={deadline} title={clockTitle(deadline.clockId)} />
      </div>
    ));
  return (
    <div className="grid gap-1 text-muted">
      {!hasClock && <p>{g.noDate}</p>}
      {missing.length > 0 && <p>{g.needsConditions(missing.map((flag) => FLAG_WORDS[flag]).join('; '))}</p>}
      {waitsFor === 'agency' && <p>{g.waitsForAgency(disaster)}</p>}
      {waitsFor !== null && waitsFor !== 'agency' && <p>{g.waitsForFact(TRIGGER_WORDS[waitsFor])}</p>}
    </div>
  );
}
