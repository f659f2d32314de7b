import { z } from 'zod';
import type { Share } from '#contract/emergency/neighbor-states.ts';
import type { SharesInput } from '#contract/emergency/neighbors.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import type { GroupHomeRow } from './store.ts';

/** The text a household shows, sealed with its home's key. Only what is shown is stored. */

const PURPOSE = 'neighbors.words';
const Words = z.object({
  v: z.literal(1),
  name: z.string().nullable(),
  skills: z.string().nullable(),
  needs: z.string().nullable(),
});
export type Words = Pick<z.infer<typeof Words>, 'name' | 'skills' | 'needs'>;

export const NO_WORDS: Words = { name: null, skills: null, needs: null };

/** The columns of what a household agreed to. */
export function columnsOf(cipher: HomeCipher, given: SharesInput) {
  const { name, skills, needs, check, pin, board, drill } = given;
  const hasWords = name !== null || skills !== null || needs !== null;
  return {
    words: hasWords ? cipher.seal(PURPOSE, JSON.stringify({ v: 1, name, skills, needs })) : null,
    showsName: name !== null,
    showsSkills: skills !== null,
    showsNeeds: needs !== null,
    showsCheck: check,
    showsPin: pin,
    showsBoard: board,
    takesDrills: drill,
  };
}

export const SHOWS_NOTHING = {
  words: null,
  showsName: false,
  showsSkills: false,
  showsNeeds: false,
  showsCheck: false,
  showsPin: false,
  showsBoard: false,
  takesDrills: false,
} as const;

export function agreedIn(row: GroupHomeRow): ReadonlySet<Share> {
  const all: [Share, boolean][] = [
    ['name', row.showsName],
    ['skills', row.showsSkills],
    ['needs', row.showsNeeds],
    ['check', row.showsCheck],
    ['pin', row.showsPin],
    ['board', row.showsBoard],
    ['drill', row.takesDrills],
  ];
  return new Set(all.flatMap(([share, isAgreed]) => (isAgreed ? [share] : [])));
}

export const openWords = (cipher: HomeCipher, row: Pick<GroupHomeRow, 'words'>): Words =>
  row.words === null ? NO_WORDS : Words.parse(JSON.parse(cipher.open(PURPOSE, row.words)));
