import { after, days } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { handler, type Handler } from '#server/platform/jobs.ts';
import { makePacket, SILENT_MS } from './build.ts';
import { buildPacket, deleteEndedLinks, resumePackets } from './job-names.ts';
import * as packets from './packet-store.ts';
import * as shares from './share-store.ts';

/** How long an ended link stays visible with its access log. */
const LINKS_KEPT = days(365);

async function runResume({ db, clock, jobs }: Deps): Promise<void> {
  for (const { id } of await packets.listStalled(db, after(clock.now(), -SILENT_MS)))
    await jobs.enqueue(db, buildPacket, { packetId: id }, { unlessWaiting: true });
}

export const claimsHandlers: Handler<Deps>[] = [
  handler(buildPacket, (deps: Deps, { packetId }) => makePacket(deps, packetId)),
  handler(resumePackets, runResume),
  handler(deleteEndedLinks, ({ db, clock }: Deps) =>
    shares.deleteEnded(db, clock.now(), after(clock.now(), -LINKS_KEPT)),
  ),
];
