import { eq } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import { LABEL } from './sharing.ts';
import { claimPackets, shareAccesses, shareLinks } from './tables.ts';

/**
 * Packets, their share links and the access log. The files themselves are left out: they contain only data
 * exported elsewhere.
 */
export async function exportClaims({ db }: Deps, cipher: HomeCipher): Promise<ExportPart> {
  const { homeId } = cipher;
  const packets = await db.select().from(claimPackets).where(eq(claimPackets.homeId, homeId));
  const links = await db.select().from(shareLinks).where(eq(shareLinks.homeId, homeId));
  const accesses = await db
    .select({ access: shareAccesses })
    .from(shareAccesses)
    .innerJoin(shareLinks, eq(shareLinks.id, shareAccesses.linkId))
    .where(eq(shareLinks.homeId, homeId));
  return {
    tables: {
      claim_packets: packets.map(plainRow),
      share_links: links.map((link) => plainRow({ ...link, label: cipher.open(LABEL, link.label) })),
      share_accesses: accesses.map(({ access }) => plainRow(access)),
    },
  };
}
