import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShareLink } from '#contract/home/claims.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader, CardText, CardTitle } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { toast } from '#web/lib/toast.ts';
import { SHARE_ACTION_WORDS } from './claim-words.ts';
import { linksQuery, revokeLink } from './queries.ts';

type ShareLinksProps = { homeId: string; canShare: boolean };

/** Who has a link to a packet, whether it still works, and how it was used. */
export function ShareLinks({ homeId, canShare }: ShareLinksProps) {
  const links = useQuery(linksQuery(homeId));
  return (
    <section aria-labelledby="shared-links">
      <Card>
        <CardHeader>
          <CardTitle as="h2" id="shared-links">
            Shared links
          </CardTitle>
          <CardText>Who was given a packet, and every time a link was used.</CardText>
        </CardHeader>
        {links.isPending && (
          <SkeletonGroup label="Loading shared links">
            <Skeleton className="h-16 rounded-card" />
          </SkeletonGroup>
        )}
        {links.isLoadingError && (
          <ErrorState
            title="Shared links did not load"
            text={sentence(links.error)}
            retrying={links.isFetching}
            onRetry={() => void links.refetch()}
          />
        )}
        {links.data?.length === 0 && (
          <p className="text-muted">
            {canShare
              ? 'No link yet. Share a packet above when somebody needs it.'
              : 'No link yet. The owner of this home can share a packet.'}
          </p>
        )}
        {links.data && links.data.length > 0 && (
          <ul className="divide-y divide-line">
            {links.data.map((link) => (
              <LinkRow key={link.id} homeId={homeId} link={link} canShare={canShare} />
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}

const STATES = {
  active: { tone: 'moss', word: 'Works' },
  expired: { tone: 'neutral', word: 'Ended' },
  revoked: { tone: 'neutral', word: 'Taken back' },
} as const;

/** When the link ends or ended. */
const endOf = ({ state, expiresAt, revokedAt }: ShareLink): string => {
  if (state === 'revoked' && revokedAt) return `Taken back ${formatMoment(revokedAt)}`;
  return state === 'active' ? `Works until ${formatMoment(expiresAt)}` : `Ended ${formatMoment(expiresAt)}`;
};

function LinkRow({ homeId, link, canShare }: { homeId: string; link: ShareLink; canShare: boolean }) {
  const { tone, word } = STATES[link.state];
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            <span className="wrap-anywhere">{link.label}</span>
            <Badge tone={tone}>{word}</Badge>
          </p>
          <p className="tabular text-sm text-muted">
            {endOf(link)}. Packet of {formatMoment(link.packetMadeAt)}.
          </p>
        </div>
        {canShare && link.state === 'active' && <TakeBack homeId={homeId} link={link} />}
      </div>
      <Uses link={link} />
    </li>
  );
}

function Uses({ link }: { link: ShareLink }) {
  if (link.accessCount === 0) return <p className="text-sm text-muted">Not used yet.</p>;
  return (
    <details className="group">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 rounded-control text-sm font-medium text-pine-ink underline underline-offset-4">
        {link.accessCount === 1 ? 'Used once' : `Used ${link.accessCount.toLocaleString('en-US')} times`}
      </summary>
      <ol className="grid gap-2 border-l-2 border-line pl-4 text-sm">
        {link.accesses.map(({ id, action, device, network, at }) => (
          <li key={id}>
            <p>
              {SHARE_ACTION_WORDS[action]} <span className="tabular text-muted">{formatMoment(at)}</span>
            </p>
            <p className="text-muted">
              {device}, network {network}
            </p>
          </li>
        ))}
        {link.accessCount > link.accesses.length && (
          <li className="text-muted">
            Earlier: {(link.accessCount - link.accesses.length).toLocaleString('en-US')} more.
          </li>
        )}
      </ol>
    </details>
  );
}

function TakeBack({ homeId, link }: { homeId: string; link: ShareLink }) {
  const [isAsking, setAsking] = useState(false);
  const revoke = useMutation({
    ...revokeLink(homeId),
    onError: (error) => toast({ title: 'Error', text: sentence(error), destructive: true }),
    onSettled: (_none, error) => {
      setAsking(false);
      if (!error) toast({ title: 'Link taken back', text: `${link.label} can no longer open the packet.` });
    },
  });
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setAsking(true)}>
        Take back<span className="sr-only"> the link for {link.label}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Take back this link?"
        text={`The link for ${link.label} stops working at once. What was downloaded before stays with them.`}
        confirmLabel="Take back"
        destructive
        busy={revoke.isPending}
        onConfirm={() => revoke.mutate(link.id)}
      />
    </>
  );
}
