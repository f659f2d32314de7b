import { BRAND } from '#contract/brand.ts';
import { dayAt, type HomeRow } from '#server/home/homes/homes.ts';
import { say } from '#server/platform/say.ts';

/** "Hearthline claim packet 4182 Quail Ridge Road 2026-11-15.pdf": easy to find among many downloads. */
export const packetFileName = (
  home: Pick<HomeRow, 'address' | 'state'>,
  at: Date,
  part: 'pdf' | 'zip',
): string =>
  `${say().claimPacket.fileName(BRAND.name, home.address.slice(0, 60), dayAt(home.state, at))}.${part}`;
