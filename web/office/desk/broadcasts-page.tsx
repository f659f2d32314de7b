import { useMutation, useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { AUDIENCE_NEEDS, AUDIENCE_STATES, type Broadcast } from '#contract/office/broadcasts.ts';
import { May } from '#web/core/accounts/may.tsx';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { BroadcastForm } from './broadcast-form.tsx';
import { approveBroadcast, broadcastsQuery, withdrawBroadcast } from './broadcast-queries.ts';
import { CountDialog } from './count-dialog.tsx';
import { DeskFrame } from './desk-frame.tsx';

const STATES = { proposed: 'Needs a second person', sent: 'Sent', withdrawn: 'Withdrawn' } as const;

/** /desk/broadcasts: one message to all households of an incident. */
export function BroadcastsPage() {
  const query = useQuery(broadcastsQuery);
  return (
    <DeskFrame>
      <Loaded query={query} what="the broadcasts">
        {({ broadcasts, incidents }) => (
          <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-2">
            <May use="broadcasts.send">
              {incidents.length > 0 ? (
                <BroadcastForm incidents={incidents} />
              ) : (
                <EmptyState
                  icon={Megaphone}
                  title="No incident right now"
                  text="Broadcasts go to households with services in an incident."
                />
              )}
            </May>
            <section className="grid gap-4">
              <h2 className="text-xl">Broadcasts so far</h2>
              {broadcasts.length === 0 && <p className="text-muted">None yet.</p>}
              <ul className="grid gap-4">
                {broadcasts.map((broadcast) => (
                  <li key={broadcast.id}>
                    <BroadcastCard broadcast={broadcast} />
                  </li>
                ))}
              </ul>
            </section>
          </div>
        )}
      </Loaded>
    </DeskFrame>
  );
}

function BroadcastCard({ broadcast }: { broadcast: Broadcast }) {
  const { state, filter, households } = broadcast;
  const [isApproving, setApproving] = useState(false);
  const approve = useMutation(approveBroadcast);
  const withdraw = useMutation(withdrawBroadcast);
  const takeBack = async () => {
    try {
      await withdraw.mutateAsync(broadcast.id);
      toast({ title: 'The broadcast is withdrawn' });
    } catch (error) {
      toast({ title: 'Nothing was changed', text: sentence(error), destructive: true });
    }
  };
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg wrap-anywhere">{broadcast.incident}</h3>
        <Badge tone={state === 'proposed' ? 'amber' : state === 'sent' ? 'moss' : 'neutral'}>
          {STATES[state]}
        </Badge>
      </div>
      <p className="wrap-anywhere whitespace-pre-line">{broadcast.text}</p>
      <p className="text-sm text-muted">
        {AUDIENCE_STATES[filter.state]}. {AUDIENCE_NEEDS[filter.needs]}.{' '}
        {filter.zoneId ? 'One zone.' : 'All zones.'} {households.toLocaleString('en-US')}{' '}
        {households === 1 ? 'household' : 'households'}.
      </p>
      <p className="text-sm text-muted">
        Written by {broadcast.madeBy}, {formatMoment(broadcast.madeAt)}.
        {broadcast.approvedBy && ` Approved by ${broadcast.approvedBy}.`}
        {broadcast.sentAt &&
          ` Sent ${formatMoment(broadcast.sentAt)}; ${broadcast.notified.toLocaleString('en-US')} people notified.`}
      </p>
      {state === 'proposed' && (
        <May use="broadcasts.send">
          <div className="flex flex-wrap gap-2">
            {broadcast.isYours ? (
              <Button variant="outline" busy={withdraw.isPending} onClick={() => void takeBack()}>
                Withdraw
              </Button>
            ) : (
              <Button onClick={() => setApproving(true)}>Review and approve</Button>
            )}
          </div>
        </May>
      )}
      {isApproving && (
        <CountDialog
          title="Approve this broadcast"
          text={`It goes to ${households.toLocaleString('en-US')} households at once and can’t be taken back.`}
          action="Approve and send"
          onClose={() => setApproving(false)}
          onConfirm={async (count) => {
            await approve.mutateAsync({ broadcastId: broadcast.id, count });
            toast({ title: 'The broadcast is sent' });
          }}
        >
          <p className="rounded-card border border-line bg-sunken p-3 wrap-anywhere whitespace-pre-line">
            {broadcast.text}
          </p>
        </CountDialog>
      )}
    </Card>
  );
}
