import type { ClaimPacket } from '#contract/home/claims.ts';
import { Progress } from '#web/ui/progress.tsx';
import { percentOf } from './claim-words.ts';

/** A packet's progress. It continues if the user leaves the page. */
export function PacketProgress({ packet }: { packet: ClaimPacket }) {
  const percent = percentOf(packet);
  const text = percent === undefined ? 'Getting ready' : `${percent} %`;
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <p className="font-medium">Making your packet</p>
        <p className="tabular text-sm text-muted">{text}</p>
      </div>
      <Progress label="Making your packet" value={percent} valueText={text} />
      <p className="text-sm text-muted">You can leave this page. The packet waits here when it is ready.</p>
    </div>
  );
}
