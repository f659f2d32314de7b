import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import { askAgainAt } from './ask-again.ts';
import type { RequestRow } from './store.ts';

/**
 * What a household writes at 2 AM, and our answer, name people and places, so they are encrypted with the
 * home's key.
 */
const PURPOSE = {
  why: 'request.why',
  decisionNote: 'request.decision-note',
  appeal: 'request.appeal',
  appealNote: 'request.appeal-note',
} as const;
type Text = keyof typeof PURPOSE;

/** A decrypted request. */
export type ServiceRequest = Omit<RequestRow, Text> & { why: string } & Record<
    Exclude<Text, 'why'>,
    string | null
  > & { askAgainAt: Date | null };

export const sealText = (cipher: HomeCipher, which: Text, text: string) => cipher.seal(PURPOSE[which], text);

export function openRequest(cipher: HomeCipher, row: RequestRow): ServiceRequest {
  const open = (which: Text) => {
    const sealed = row[which];
    return sealed ? cipher.open(PURPOSE[which], sealed) : null;
  };
  return {
    ...row,
    why: open('why') ?? '',
    decisionNote: open('decisionNote'),
    appeal: open('appeal'),
    appealNote: open('appealNote'),
    askAgainAt: askAgainAt(row),
  };
}
