import { useMutation, useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import type { Broadcast } from '#contract/office/broadcasts.ts';
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
import { countWords } from './count-words.ts';
import { DeskFrame } from './desk-frame.tsx';
import * as t from '#text/office/desk-broadcasts.ts';
import { locale } from '#text/locale.ts';

/** /desk/broadcasts: one message to all households of an incident. */
export function BroadcastsPage() {
  const query = useQuery(broadcastsQuery);
  return (
    <DeskFrame>
      <Loaded query={query} what={t.theBroadcasts}>
        {({ broadcasts, incidents }) => (
          <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-2">
            <May use="broadcasts.send">
              {incidents.length > 0 ? (
                <BroadcastForm incidents={incidents} />
              ) : (
                <EmptyState icon={Megaphone} title={t.noIncident} text={t.noIncidentText} />
              )}
            </May>
            <section className="grid gap-4">
              <h2 className="text-xl">{t.soFar}</h2>
              {broadcasts.length === 0 && <p className="text-muted">{t.noneYet}</p>}
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
      toast({ title: t.withdrawn });
    } catch (error) {
      toast({ title: t.nothingChanged, text: sentence(error), destructive: true });
    }
  };
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg wrap-anywhere">{broadcast.incident}</h3>
        <Badge tone={state === 'proposed' ? 'amber' : state === 'sent' ? 'moss' : 'neutral'}>
          {t.states[state]}
        </Badge>
      </div>
      <p className="wrap-anywhere whitespace-pre-line">{broadcast.text}</p>
      <p className="text-sm text-muted">
        {t.filterText(
          t.audience[filter.state],
          t.needs[filter.needs],
          filter.zoneId ? t.oneZone : t.everyZone,
          countWords(households),
        )}
      </p>
      <p className="text-sm text-muted">
        {t.writtenBy(broadcast.madeBy, formatMoment(broadcast.madeAt))}
        {broadcast.approvedBy && t.approvedBy(broadcast.approvedBy)}
        {broadcast.sentAt &&
          t.sentTo(formatMoment(broadcast.sentAt), broadcast.notified.toLocaleString(locale))}
      </p>
      {state === 'proposed' && (
        <May use="broadcasts.send">
          <div className="flex flex-wrap gap-2">
            {broadcast.isYours ? (
              <Button variant="outline" busy={withdraw.isPending} onClick={() => void takeBack()}>
                {t.withdraw}
              </Button>
            ) : (
              <Button onClick={() => setApproving(true)}>{t.review}</Button>
            )}
          </div>
        </May>
      )}
      {isApproving && (
        <CountDialog
          title={t.approveTitle}
          text={t.approveText(countWords(households))}
          action={t.approveAndSend}
          onClose={() => setApproving(false)}
          onConfirm={async (count) => {
            await approve.mutateAsync({ broadcastId: broadcast.id, count });
            toast({ title: t.broadcastSent });
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
