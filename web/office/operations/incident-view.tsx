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

/** One incident: the progress of every service, and all manual actions. */
export function IncidentView({ id }: { id: string }) {
  return (
    <Loaded query={useQuery(incidentQuery(id))} what="the incident" back="/admin/operations/incidents">
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
          {incident.state === 'open' ? 'Open' : 'Ended'}
        </Badge>
        <p className="tabular text-muted">
          Since {formatMoment(incident.openedAt)}
          {incident.endedAt && `, ended ${formatMoment(incident.endedAt)}`}
        </p>
      </header>
      {incident.cashHeld && <CashHold incident={incident} />}
      <Steps incident={incident} />
      <IncidentHomes incidentId={incident.id} />
      <Section icon={MapPinned} title="Zones and evidence">
        <ZoneTable zones={incident.zones} />
      </Section>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <May use="operations.act">
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
  const sum = `${countWord(held.count, 'payout')}, ${formatMoney(held.cents)} in all`;
  return (
    <Notice
      tone="warning"
      title={`Emergency cash is held: ${sum}`}
      action={
        incident.cash.isDeclaredByYou ? undefined : (
          <>
            <May use="operations.act">
              <Button onClick={() => setDecision('approved')}>Send the cash</Button>
              <Button variant="outline" onClick={() => setDecision('refused')}>
                Do not send it
              </Button>
            </May>
          </>
        )
      }
    >
      <p>{incident.cash.reason} Rooms and messages go on.</p>
      {incident.cash.isDeclaredByYou && (
        <p className="mt-1 font-medium">
          You declared this incident, so another administrator decides its cash.
        </p>
      )}
      {decision && (
        <NoteDialog
          open
          onClose={() => setDecision(null)}
          title={decision === 'approved' ? 'Send the cash' : 'Do not send the cash'}
          text={decision === 'approved' ? `${sum}: sent within minutes.` : `${sum}: not paid.`}
          action={decision === 'approved' ? 'Send the cash' : 'Do not send it'}
          destructive={decision === 'refused'}
          onConfirm={async ({ note }) => {
            const { payouts } = await decide.mutateAsync({ id: incident.id, decision, note });
            toast({
              title: decision === 'approved' ? 'The cash goes out' : 'The cash is not sent',
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
  messages: 'Send failed messages again',
  cash: 'Try waiting cash now',
  rooms: 'Look for rooms now',
};

const TRIED: Record<Step, (n: number) => string> = {
  messages: (n) => `${countWord(n, 'message')} on the way again.`,
  cash: (n) => `${countWord(n, 'payout')} tried now.`,
  rooms: (n) => `${countWord(n, 'household')} in line for a room.`,
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
    <Section icon={Megaphone} title="Steps">
      <StatRow>
        <Stat label="Homes" value={homesWord(incident.homes)} note={countsWord(activations)} />
        <Stat
          label="Households with a room"
          value={countOf(rooms, 'held') + countOf(rooms, 'checked-in')}
          note={countsWord(rooms)}
        />
        <Stat
          label="Cash sent"
          value={formatMoney(sumOf(gone))}
          note={`Of ${formatMoney(sumOf(inAll))}: ${countsWord(countsOf(cash.byState))}`}
        />
        <Stat label="Messages sent" value={countOf(notices, 'sent')} note={countsWord(notices)} />
        <Stat label="Open cases" value={cases} />
      </StatRow>
      {cash.late > 0 && (
        <Notice tone="danger">{countWord(cash.late, 'payout')} past the time we promise.</Notice>
      )}
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
    onSuccess: ({ tried }) => toast({ title: 'Tried again', text: TRIED[step](tried) }),
    onError: (error) => toast({ title: 'Not tried', text: sentence(error), destructive: true }),
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
    <Section icon={Undo2} title="Correction">
      <p>
        When the order was a mistake: services stop, cash that was not sent is not sent, rooms nobody has
        checked into go back, and {homesWord(incident.told)} that got the order{' '}
        {incident.told === 1 ? 'gets' : 'get'} these words.
      </p>
      <div className="grid gap-2 rounded-control border border-line bg-sunken p-4 wrap-anywhere">
        <p className="font-semibold">{incident.correction.subject}</p>
        {incident.correction.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="border-t border-line pt-2 text-sm text-muted">By text: {incident.correction.text}</p>
      </div>
      <div>
        <Button variant="danger" disabled={incident.homes === 0} onClick={() => setOpen(true)}>
          It was a mistake
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
