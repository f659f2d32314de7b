import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useParams } from '#web/lib/router.tsx';
import type { HostedDetail } from '#contract/emergency/community-events.ts';
import { AmbassadorsOnly } from '#web/emergency/ambassadors/ambassadors-only.tsx';
import { Link } from '#web/lib/link.tsx';
import { toast } from '#web/lib/toast.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { CardSection } from '#web/ui/card-section.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { sentence } from '#web/lib/api-error.ts';
import { EventBadge } from './event-badge.tsx';
import { EventDialog } from './event-dialog.tsx';
import { clockTime, eventSpan } from './event-times.ts';
import { cancelEvent, changeEvent, claimEvent, eventQuery } from './queries.ts';
import { SignUpsCard } from './sign-ups-card.tsx';
import { claimStates } from '#text/emergency/ambassador.ts';
import { kinds } from '#text/emergency/event-pages.ts';
import * as t from '#text/emergency/events.ts';

/** /ambassador/events/:eventId: one event with sign-ups, the code, attendance and the impact entry. */
export function EventPage() {
  const { eventId = '' } = useParams();
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-6">
      <Link
        to="/ambassador/events"
        className={buttonClass({ variant: 'ghost', className: 'justify-self-start' })}
      >
        <ArrowLeft className="size-5" aria-hidden="true" />
        {t.backToEvents}
      </Link>
      <AmbassadorsOnly>
        <OwnEvent eventId={eventId} />
      </AmbassadorsOnly>
    </div>
  );
}

function OwnEvent({ eventId }: { eventId: string }) {
  const query = useQuery(eventQuery(eventId));
  return (
    <Loaded query={query} what={t.theEvent} back="/ambassador/events">
      {(detail) => <Ready detail={detail} />}
    </Loaded>
  );
}

function Ready({ detail }: { detail: HostedDetail }) {
  const { event, code } = detail;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 lang={event.language} className="min-w-0 text-3xl wrap-anywhere">
          {event.title}
        </h1>
        <EventBadge event={event} />
      </div>
      {event.state === 'closed' && <Notice tone="warning">{t.closedText}</Notice>}
      {event.state === 'canceled' && event.reason && <Notice>{t.because(event.reason)}</Notice>}
      {code && (
        <CardSection as="h2" title={t.codeTitle} text={t.codeText}>
          <p className="tabular font-display text-6xl font-bold tracking-widest">{code.code}</p>
          <p className="text-muted">{t.codeUntil(clockTime(code.until, event.timeZone))}</p>
        </CardSection>
      )}
      <FactsCard detail={detail} />
      <SignUpsCard detail={detail} />
      {event.state === 'planned' && <ImpactCard detail={detail} />}
    </>
  );
}

function FactsCard({ detail }: { detail: HostedDetail }) {
  const { event } = detail;
  const [open, setOpen] = useState<'change' | 'cancel' | null>(null);
  const change = useMutation(changeEvent);
  const cancel = useMutation(cancelEvent);
  const written = (words: string) => <span lang={event.language}>{words}</span>;
  const facts: [string, ReactNode][] = [
    [t.when, eventSpan(event)],
    [t.where, written(event.place)],
    [t.seats, t.counts(event.going, event.capacity, event.waiting)],
  ];
  return (
    <CardSection as="h2" title={kinds[event.kind]} text={t.publicPageText}>
      <dl className="grid gap-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p lang={event.language} className="wrap-anywhere whitespace-pre-line">
        {event.description}
      </p>
      <div className="flex flex-wrap gap-3">
        {/* A separate page, outside the app. */}
        <a href={`/community/events/${event.id}`} className={buttonClass({ variant: 'outline' })}>
          {t.publicPage}
        </a>
        {event.canChange && (
          <Button variant="outline" onClick={() => setOpen('change')}>
            {t.changeEvent}
          </Button>
        )}
        {event.state === 'planned' && !event.isOver && (
          <Button variant="outline" onClick={() => setOpen('cancel')}>
            {t.cancelEvent}
          </Button>
        )}
      </div>
      {open === 'change' && (
        <EventDialog
          event={event}
          today=""
          onClose={() => setOpen(null)}
          onSave={(body) => change.mutateAsync({ eventId: event.id, body })}
        />
      )}
      {open === 'cancel' && (
        <FieldsDialog
          title={t.cancelEvent}
          text={t.cancelText}
          action={t.cancelEvent}
          done={t.canceled}
          onClose={() => setOpen(null)}
          onSave={(given) =>
            cancel.mutateAsync({ eventId: event.id, reason: String(given.get('reason') ?? '') })
          }
        >
          {(errors) => (
            <Field label={t.reason} hint={t.reasonHint} error={errors['reason']} required>
              <Textarea name="reason" rows={3} maxLength={300} />
            </Field>
          )}
        </FieldsDialog>
      )}
    </CardSection>
  );
}

/** Points count once an attendee confirms the event by email. */
function ImpactCard({ detail }: { detail: HostedDetail }) {
  const { event, signUps, claim, canClaim } = detail;
  const ask = useMutation(claimEvent);
  const there = signUps.filter(({ attendance }) => attendance === 'code' || attendance === 'host');
  const [chosen, setChosen] = useState('');
  const send = async () => {
    try {
      await ask.mutateAsync({ eventId: event.id, signUpId: chosen || (there[0]?.id ?? '') });
      toast({ title: t.asked });
    } catch (error) {
      toast({ title: sentence(error), destructive: true });
    }
  };
  return (
    <CardSection as="h2" title={t.impact} text={t.impactText}>
      {claim && <p>{t.claimIs(claimStates[claim.state], claim.points)}</p>}
      {!claim && !canClaim && <p className="text-muted">{t.noOneThere}</p>}
      {canClaim && (
        <div className="flex flex-wrap items-end gap-3">
          <Field label={t.whoConfirms} className="min-w-56 flex-1">
            <Select value={chosen} onChange={(change) => setChosen(change.currentTarget.value)}>
              {there.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Button busy={ask.isPending} onClick={() => void send()}>
            {t.askToConfirm}
          </Button>
        </div>
      )}
    </CardSection>
  );
}
