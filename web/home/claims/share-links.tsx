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
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/home/claims.ts';

type ShareLinksProps = { homeId: string; canShare: boolean };

/** Who has a link to a packet, whether it still works, and how it was used. */
export function ShareLinks({ homeId, canShare }: ShareLinksProps) {
  const links = useQuery(linksQuery(homeId));
  return (
    <section aria-labelledby="shared-links">
      <Card>
        <CardHeader>
          <CardTitle as="h2" id="shared-links">
            {t.sharedLinks}
          </CardTitle>
          <CardText>{t.sharedLinksText}</CardText>
        </CardHeader>
        {links.isPending && (
          <SkeletonGroup label={t.loadingLinks}>
            <Skeleton className="h-16 rounded-card" />
          </SkeletonGroup>
        )}
        {links.isLoadingError && (
          <ErrorState
            title={t.linksNotLoaded}
            text={sentence(links.error)}
            retrying={links.isFetching}
            onRetry={() => void links.refetch()}
          />
        )}
        {links.data?.length === 0 && <p className="text-muted">{canShare ? t.noLinks : t.noLinksViewer}</p>}
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

const TONES = {
  active: 'moss',
  expired: 'neutral',
  revoked: 'neutral',
} as const;

/** When the link ends or ended. */
const endOf = ({ state, expiresAt, revokedAt }: ShareLink): string => {
  if (state === 'revoked' && revokedAt) return t.revokedAt(formatMoment(revokedAt));
  return state === 'active' ? t.worksUntil(formatMoment(expiresAt)) : t.expiredAt(formatMoment(expiresAt));
};

function LinkRow({ homeId, link, canShare }: { homeId: string; link: ShareLink; canShare: boolean }) {
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            <span className="wrap-anywhere">{link.label}</span>
            <Badge tone={TONES[link.state]}>{t.linkStates[link.state]}</Badge>
          </p>
          <p className="tabular text-sm text-muted">
            {t.packetOf(endOf(link), formatMoment(link.packetMadeAt))}
          </p>
        </div>
        {canShare && link.state === 'active' && <TakeBack homeId={homeId} link={link} />}
      </div>
      <Uses link={link} />
    </li>
  );
}

function Uses({ link }: { link: ShareLink }) {
  if (link.accessCount === 0) return <p className="text-sm text-muted">{t.notUsedYet}</p>;
  return (
    <details className="group">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 rounded-control text-sm font-medium text-pine-ink underline underline-offset-4">
        {t.used(link.accessCount, link.accessCount.toLocaleString('en-US'))}
      </summary>
      <ol className="grid gap-2 border-l-2 border-line pl-4 text-sm">
        {link.accesses.map(({ id, action, device, network, at }) => (
          <li key={id}>
            <p>
              {SHARE_ACTION_WORDS[action]} <span className="tabular text-muted">{formatMoment(at)}</span>
            </p>
            <p className="text-muted">{t.network(device, network)}</p>
          </li>
        ))}
        {link.accessCount > link.accesses.length && (
          <li className="text-muted">
            {t.earlier((link.accessCount - link.accesses.length).toLocaleString('en-US'))}
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
    onError: (error) => toast({ title: t.error, text: sentence(error), destructive: true }),
    onSettled: (_none, error) => {
      setAsking(false);
      if (!error) toast({ title: t.revoked, text: t.revokedText(link.label) });
    },
  });
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setAsking(true)}>
        {rich(t.revokeButton((words) => <span className="sr-only">{words}</span>, link.label))}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.revokeQuestion}
        text={t.revokeText(link.label)}
        confirmLabel={t.revoke}
        destructive
        busy={revoke.isPending}
        onConfirm={() => revoke.mutate(link.id)}
      />
    </>
  );
}
