import { useMutation } from '@tanstack/react-query';
import type { BoardRow, NeighborGroup } from '#contract/emergency/neighbors.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { CardSection } from '#web/ui/card-section.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { askForNeighbor } from './queries.ts';
import * as t from '#text/emergency/neighbors.ts';

/** No color means "safe": "out" is only what they reported, and no report isn't a good sign. */
const TONES = { help: 'danger', out: 'sky', some: 'amber', none: 'neutral', unknown: 'neutral' } as const;

/** During an order or warning: who checked in as out and who needs a ride. Only households that agreed. */
export function BoardCard({ group, board }: { group: NeighborGroup; board: readonly BoardRow[] }) {
  return (
    <CardSection as="h2" title={t.board} text={t.boardText}>
      <Notice
        tone="danger"
        title={t.callFirst}
        action={
          <a href="tel:911" className={buttonClass({ variant: 'outline' })}>
            {t.call911}
          </a>
        }
      >
        {t.callFirstText}
      </Notice>
      {group.canRequest.map((id) => (
        <OwnRequest key={id} groupId={group.id} id={id} />
      ))}
      {board.length === 0 ? (
        <p className="text-muted">{t.boardEmpty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {board.map((row) => (
            <Row key={row.id} row={row} groupId={group.id} />
          ))}
        </ul>
      )}
    </CardSection>
  );
}

function useAsk(groupId: string, id: string) {
  const { mutateAsync, isPending } = useMutation(askForNeighbor);
  const ask = async (kind: 'ride' | 'check') => {
    try {
      await mutateAsync({ groupId, id, kind });
      toast({ title: t.askedDone });
    } catch (error) {
      toast({ title: sentence(error), destructive: true });
    }
  };
  return { ask: (kind: 'ride' | 'check') => void ask(kind), isPending };
}

function OwnRequest({ groupId, id }: { groupId: string; id: string }) {
  const { ask, isPending } = useAsk(groupId, id);
  return (
    <div role="group" aria-label={t.yourRequest} className="flex flex-wrap gap-3">
      <Button busy={isPending} onClick={() => ask('ride')}>
        {t.askRide}
      </Button>
      <Button variant="outline" busy={isPending} onClick={() => ask('check')}>
        {t.askCheck}
      </Button>
      <Link to="/evacuation#check-in" className={buttonClass({ variant: 'outline' })}>
        {t.checkInHere}
      </Link>
    </div>
  );
}

function explain({ status, out, of, at }: BoardRow): string {
  if (status === 'unknown') return t.unknownText;
  if (at === null) return t.noCheckIn;
  return `${t.outOf(out, of)}. ${t.lastCheckIn(formatMoment(at))}`;
}

function Row({ row, groupId }: { row: BoardRow; groupId: string }) {
  const { name, status, isYours, needsRide, isAskedAbout } = row;
  const { ask, isPending } = useAsk(groupId, row.id);
  return (
    <li className="grid gap-2 py-4">
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-lg font-semibold wrap-anywhere">{name}</span>
        {isYours && <Badge>{t.you}</Badge>}
        <Badge tone={TONES[status]}>{t.statuses[status]}</Badge>
        {needsRide && <Badge tone="danger">{t.needsRide}</Badge>}
        {isAskedAbout && <Badge tone="sky">{t.isAskedAbout}</Badge>}
      </p>
      <p className="text-muted">{explain(row)}</p>
      {!isYours && status !== 'out' && (
        <div className="flex flex-wrap gap-3">
          {!isAskedAbout && (
            <Button
              variant="outline"
              size="small"
              busy={isPending}
              aria-label={t.askCheckOn(name)}
              onClick={() => ask('check')}
            >
              {t.askCheck}
            </Button>
          )}
          {!needsRide && (
            <Button
              variant="outline"
              size="small"
              busy={isPending}
              aria-label={t.askRideFor(name)}
              onClick={() => ask('ride')}
            >
              {t.askRide}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
