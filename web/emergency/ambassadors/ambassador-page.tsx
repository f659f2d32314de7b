import { useMutation, useQuery } from '@tanstack/react-query';
import { HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import type { Application } from '#contract/emergency/ambassadors.ts';
import { countyNamed } from '#contract/outreach/california-counties.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { toast } from '#web/lib/toast.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { CardSection } from '#web/ui/card-section.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { EventsCard } from './events-card.tsx';
import { ImpactCards } from './impact-cards.tsx';
import { ambassadorQuery, leaveProgram } from './queries.ts';
import { TrainingCard } from './training-card.tsx';
import * as t from '#text/emergency/ambassador.ts';
import * as pages from '#text/emergency/ambassador-pages.ts';

/** /ambassador: the status of the application, and for active ambassadors their points, entries and training. */
export function AmbassadorPage() {
  const query = useQuery(ambassadorQuery);
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-6">
      <h1 className="text-3xl">{t.title}</h1>
      <Loaded query={query} what={t.theAmbassador}>
        {({ application }) => (application ? <Ready application={application} /> : <NotYet />)}
      </Loaded>
    </div>
  );
}

const NotYet = () => (
  <EmptyState
    icon={HeartHandshake}
    title={t.notYet}
    text={t.notYetText}
    action={
      <Link to="/community/enroll" className={buttonClass({})}>
        {t.applyNow}
      </Link>
    }
  />
);

function Ready({ application }: { application: Application }) {
  const isActive = application.state === 'approved';
  return (
    <>
      {isActive && <ImpactCards />}
      {isActive && <EventsCard />}
      {isActive && <TrainingCard />}
      {isActive && <GroupsCard />}
      <ApplicationCard application={application} />
    </>
  );
}

const GroupsCard = () => (
  <CardSection as="h2" title={t.groups} text={t.groupsText}>
    <Link to="/neighbors" className={buttonClass({ variant: 'outline', className: 'justify-self-start' })}>
      {t.openGroups}
    </Link>
  </CardSection>
);

const TONES = {
  unconfirmed: 'neutral',
  applied: 'sky',
  approved: 'moss',
  declined: 'danger',
  suspended: 'danger',
  left: 'neutral',
} as const;

function ApplicationCard({ application }: { application: Application }) {
  const { state, name, county, zip, area, since, reason, again } = application;
  const canLeave = state === 'applied' || state === 'approved';
  const canApply = state === 'left' || state === 'unconfirmed' || (state === 'declined' && isPast(again));
  const facts: [string, string][] = [
    [pages.name, name],
    [pages.county, countyNamed(county)],
    [pages.zip, zip],
    [pages.area, area],
    [pages.since, formatMoment(since)],
  ];
  return (
    <CardSection
      as="h2"
      title={t.application}
      text={state === 'approved' ? t.activeText : pages.states[state].text}
      action={<Badge tone={TONES[state]}>{t.status[state]}</Badge>}
    >
      {reason && <p>{t.because(reason)}</p>}
      {again && !isPast(again) && <p>{pages.againFrom(formatMoment(again))}</p>}
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {canApply && (
        <Link to="/community/enroll" className={buttonClass({ className: 'justify-self-start' })}>
          {t.applyAgain}
        </Link>
      )}
      {canLeave && <LeaveButton isActive={state === 'approved'} />}
    </CardSection>
  );
}

const isPast = (moment: string | null): boolean => moment !== null && new Date(moment) <= new Date();

function LeaveButton({ isActive }: { isActive: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useMutation(leaveProgram);
  const label = isActive ? t.stepDown : t.leave;
  const confirm = async () => {
    try {
      await mutateAsync();
      toast({ title: t.left });
    } catch (error) {
      toast({ title: sentence(error), destructive: true });
    }
    setAsking(false);
  };
  return (
    <>
      <Button variant="outline" className="justify-self-start" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.leaveQuestion}
        text={t.leaveText}
        confirmLabel={label}
        busy={isPending}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
