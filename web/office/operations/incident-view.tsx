import { useMutation, useQuery } from '@tanstack/react-query';
import { MapPinned, Megaphone, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Incident, RETRY_STEPS } from '#contract/office/operations-incidents.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoment, formatMoney } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Stat, StatRow } from '#web/ui/stat.tsx';
import { toast } from '#web/lib/toast.ts';
import { CapacityCall } from './capacity-call.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { IncidentHistory } from './incident-history.tsx';
import { IncidentHomes } from './incident-homes.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { NoteDialog } from '#web/ui/note-dialog.tsx';
import { decideCash, incidentQuery, retrySteps } from './queries.ts';
import { Section } from '#web/ui/section.tsx';
import { countOf, countsWord, countWord, homesWord } from './words.ts';
import { ZoneTable } from './zone-table.tsx';
import { May } from '#web/core/accounts/may.tsx';
import * as t from '#text/office/operations-incident.ts';

/** One incident: the progress of every service, and all manual actions. */
export function IncidentView({ id }: { id: string }) {
  return (
    <Loaded query={useQuery(incidentQuery(id))} what={t.whatIncident} back="/admin/operations/incidents">
      {(incident) => <Ready incident={incident} />}
    </Loaded>
  );
}

function Ready({ incident }: { incident: Incident }) {
  return (
    <>
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="text-2xl">{incident.name}</h2>
        <Badge tone={incident.state === 'open' ? 'danger' : 'neutral'}>
          {incident.state === 'open' ? t.open : t.ended}
        </Badge>
        <p className="tabular text-muted">
          {incident.endedAt
            ? t.fromTo(formatMoment(incident.openedAt), formatMoment(incident.endedAt))
            : t.since(formatMoment(incident.openedAt))}
        </p>
      </header>
      {incident.cashHeld && <CashHold incident={incident} />}
      <Steps incident={incident} />
      <IncidentHomes incidentId={incident.id} />
      <Section icon={MapPinned} title={t.zonesAndEvidence}>
        <ZoneTable zones={incident.zones} />
      </Section>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <May use="operations.act">
          {incident.state === 'open' && <CapacityCall incidentId={incident.id} />}
          <Correction incident={incident} />
        </May>
        <IncidentHistory history={incident.history} />
      </div>
    </>
  );
}

/** Cash held for review: never decided by the person who declared the incident. */
function CashHold({ incident }: { incident: Incident }) {
  const [decision, setDecision] = useState<'approved' | 'refused' | null>(null);
  const decide = useMutation(decideCash);
  const held = incident.cash.byState.held ?? { count: 0, cents: 0 };
  const sum = t.inAll(countWord(held.count, 'payout'), formatMoney(held.cents));
  return (
    <Notice
      tone="warning"
      title={t.cashHeld(sum)}
      action={
        incident.cash.isDeclaredByYou ? undefined : (
          <>
            <May use="operations.act">
              <Button onClick={() => setDecision('approved')}>{t.sendCash}</Button>
              <Button variant="outline" onClick={() => setDecision('refused')}>
                {t.doNotSend}
              </Button>
            </May>
          </>
        )
      }
    >
      <p>{t.othersContinue(incident.cash.reason ?? '')}</p>
      {incident.cash.isDeclaredByYou && <p className="mt-1 font-medium">{t.youDeclared}</p>}
      {decision && (
        <NoteDialog
          open
          onClose={() => setDecision(null)}
          title={decision === 'approved' ? t.sendCash : t.doNotSendCash}
          text={decision === 'approved' ? t.sentWithinMinutes(sum) : t.notPaid(sum)}
          action={decision === 'approved' ? t.sendCash : t.doNotSend}
          destructive={decision === 'refused'}
          onConfirm={async ({ note }) => {
            const { payouts } = await decide.mutateAsync({ id: incident.id, decision, note });
            toast({
              title: decision === 'approved' ? t.cashApproved : t.cashDeclined,
              text: countWord(payouts, 'payout'),
            });
          }}
        />
      )}
    </Notice>
  );
}

type Step = (typeof RETRY_STEPS)[number];
const RETRY: Record<Step, string> = {
  messages: t.resendMessages,
  cash: t.retryCash,
  rooms: t.findRooms,
};

const TRIED: Record<Step, (n: number) => string> = {
  messages: (n) => t.messagesResent(countWord(n, 'message')),
  cash: (n) => t.cashRetried(countWord(n, 'payout')),
  rooms: (n) => t.roomsQueued(countWord(n, 'household')),
};

const countsOf = (byState: Incident['cash']['byState']) =>
  Object.fromEntries(Object.entries(byState).map(([state, { count }]) => [state, count]));

function Steps({ incident }: { incident: Incident }) {
  const { rooms, notices, cash, activations, cases } = incident;
  const inAll = Object.entries(cash.byState).filter(([state]) => state !== 'cancelled');
  const sumOf = (rows: typeof inAll) => rows.reduce((sum, [, { cents }]) => sum + cents, 0);
  const gone = inAll.filter(([state]) => state === 'sent' || state === 'delivered');
  const failed = countOf(notices, 'failed');
  const waiting = countOf(rooms, 'waiting');
  const due = cash.byState.due?.count ?? 0;
  return (
    <Section icon={Megaphone} title={t.steps}>
      <StatRow>
        <Stat label={t.homes} value={homesWord(incident.homes)} note={countsWord(activations)} />
        <Stat
          label={t.withRoom}
          value={countOf(rooms, 'held') + countOf(rooms, 'checked-in')}
          note={countsWord(rooms)}
        />
        <Stat
          label={t.cashSent}
          value={formatMoney(sumOf(gone))}
          note={t.cashOf(formatMoney(sumOf(inAll)), countsWord(countsOf(cash.byState)))}
        />
        <Stat label={t.messagesSent} value={countOf(notices, 'sent')} note={countsWord(notices)} />
        <Stat label={t.openCases} value={cases} />
      </StatRow>
      {cash.late > 0 && <Notice tone="danger">{t.cashLate(countWord(cash.late, 'payout'))}</Notice>}
      <May use="operations.act">
        <div className="flex flex-wrap gap-2">
          <Retry id={incident.id} step="messages" isIdle={failed === 0} />
          <Retry id={incident.id} step="cash" isIdle={due + (cash.byState.unknown?.count ?? 0) === 0} />
          <Retry id={incident.id} step="rooms" isIdle={waiting === 0} />
        </div>
      </May>
    </Section>
  );
}

function Retry({ id, step, isIdle }: { id: string; step: Step; isIdle: boolean }) {
  const retry = useMutation({
    ...retrySteps,
    onSuccess: ({ tried }) => toast({ title: t.retried, text: TRIED[step](tried) }),
    onError: (error) => toast({ title: t.notRetried, text: sentence(error), destructive: true }),
  });
  return (
    <Button
      variant="outline"
      size="small"
      disabled={isIdle}
      busy={retry.isPending}
      onClick={() => retry.mutate({ id, step })}
    >
      {RETRY[step]}
    </Button>
  );
}

function Correction({ incident }: { incident: Incident }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section icon={Undo2} title={t.correction}>
      <p>{t.correctionDetail(homesWord(incident.told), incident.told)}</p>
      <div className="grid gap-2 rounded-control border border-line bg-sunken p-4 wrap-anywhere">
        <p className="font-semibold">{incident.correction.subject}</p>
        {incident.correction.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="border-t border-line pt-2 text-sm text-muted">{t.byText(incident.correction.text)}</p>
      </div>
      <div>
        <Button variant="danger" disabled={incident.homes === 0} onClick={() => setOpen(true)}>
          {t.mistake}
        </Button>
      </div>
      {isOpen && (
        <CorrectionDialog
          incidentId={incident.id}
          name={incident.name}
          homes={incident.homes}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  );
}
