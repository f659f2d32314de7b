import { useMutation } from '@tanstack/react-query';
import { Link2, UserRound } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod';
import type { listRecoveryShares, RecoveryShare } from '#contract/home/recovery-sharing.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { toast } from '#web/lib/toast.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { RecordFrame } from './record-frame.tsx';
import { type Made, MadeLink, ShareRecoveryDialog } from './share-recovery-dialog.tsx';
import { revokeShare, sharesQuery } from './sharing-queries.ts';
import * as t from '#text/home/recovery-sharing.ts';

type Shares = z.output<typeof listRecoveryShares.reply>;

/** /recovery/sharing: who can read a recovery, and who has. */
export const SharingPage = () => (
  <RecordFrame<Shares> title={t.title} intro={t.intro} what={t.theLinks} query={sharesQuery}>
    {(view, homeId) => (
      <>
        <Links view={view} homeId={homeId} />
        <Section icon={UserRound} title={t.advisor}>
          <p className="max-w-prose">{t.advisorText}</p>
          <Link to="/help" className={buttonClass({ variant: 'outline', className: 'justify-self-start' })}>
            {t.advisorLink}
          </Link>
        </Section>
      </>
    )}
  </RecordFrame>
);

function Links({ view, homeId }: { view: Shares; homeId: string }) {
  const [isSharing, setSharing] = useState(false);
  const [made, setMade] = useState<Made>();
  return (
    <Section icon={Link2} title={t.links}>
      {view.shares.length === 0 ? (
        <p className="rounded-control bg-sunken px-4 py-3 text-muted">{t.noLinks}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {view.shares.map((share) => (
            <ShareRow key={share.id} share={share} homeId={homeId} canShare={view.canShare} />
          ))}
        </ul>
      )}
      {view.canShare ? (
        <Button className="justify-self-start" onClick={() => setSharing(true)}>
          {t.share}
        </Button>
      ) : (
        <p className="text-muted">{t.ownerOnly}</p>
      )}
      {isSharing && (
        <ShareRecoveryDialog homeId={homeId} onMade={setMade} onClose={() => setSharing(false)} />
      )}
      {made && <MadeLink made={made} onClose={() => setMade(undefined)} />}
    </Section>
  );
}

type ShareRowProps = { share: RecoveryShare; homeId: string; canShare: boolean };

function ShareRow({ share, homeId, canShare }: ShareRowProps) {
  const { label, state, expiresAt, parts, viewCount, views } = share;
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 flex-1 basis-56 gap-1">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            <span className="wrap-anywhere">{label}</span>
            <Badge tone={state === 'active' ? 'moss' : 'neutral'}>{t.states[state]}</Badge>
          </p>
          <p className="tabular text-sm text-muted">
            {state === 'active' ? t.worksUntil(formatMoment(expiresAt)) : t.ended(formatMoment(expiresAt))}
          </p>
          <p className="text-sm text-muted">{t.shows(parts.map((part) => t.parts[part]).join(', '))}</p>
          {state === 'locked' && <p className="text-sm font-medium">{t.lockedText}</p>}
        </div>
        {canShare && (state === 'active' || state === 'locked') && (
          <RevokeButton homeId={homeId} share={share} />
        )}
      </div>
      {viewCount === 0 ? (
        <p className="text-sm text-muted">{t.notOpened}</p>
      ) : (
        <details>
          <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded-control text-sm font-medium underline underline-offset-4">
            {t.opened(viewCount)}
          </summary>
          <ol className="grid gap-2 border-l-2 border-line pl-4 text-sm">
            {views.map(({ id, device, network, at }) => (
              <li key={id}>
                <p className="tabular">{formatMoment(at)}</p>
                <p className="text-muted">{t.network(device, network)}</p>
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}

function RevokeButton({ homeId, share }: Pick<ShareRowProps, 'homeId' | 'share'>) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useMutation(revokeShare);
  const confirm = async () => {
    try {
      await mutateAsync({ homeId, shareId: share.id });
      toast({ title: t.revoked });
    } catch (error) {
      toast({ title: sentence(error), destructive: true });
    }
    setAsking(false);
  };
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setAsking(true)}>
        {t.revoke}
        <span className="sr-only">: {share.label}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.revokeQuestion}
        text={t.revokeText(share.label)}
        confirmLabel={t.revoke}
        destructive
        busy={isPending}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
