import type { ClaimPacket } from '#contract/home/claims.ts';
import { Progress } from '#web/ui/progress.tsx';
import { percentOf } from './claim-words.ts';
import * as t from '#text/home/claims.ts';

/** A packet's progress. It continues if the user leaves the page. */
export function PacketProgress({ packet }: { packet: ClaimPacket }) {
  const percent = percentOf(packet);
  const text = percent === undefined ? t.gettingReady : `${percent} %`;
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <p className="font-medium">{t.making}</p>
        <p className="tabular text-sm text-muted">{text}</p>
      </div>
      <Progress label={t.making} value={percent} valueText={text} />
      <p className="text-sm text-muted">{t.canLeave}</p>
    </div>
  );
}
