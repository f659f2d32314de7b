import { derivedToken } from '#server/platform/derived-token.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { CODE_LIFE, codeWindow } from './event-rules.ts';

/**
 * The six digits that are shown at an event. They change every ten minutes and are stored nowhere, so people who aren't
 * there can't look them up, and a photo of them soon stops working.
 */

const CODE = 'hearthline event attendance code';

function digitsOf(masterKeys: MasterKeys, eventId: string, window: number): string {
  const hash = Buffer.from(hashToken(derivedToken(masterKeys, CODE, `${eventId} ${window}`)));
  return String(hash.readUInt32BE(0) % 1_000_000).padStart(6, '0');
}

export function codeAt(masterKeys: MasterKeys, eventId: string, now: Date) {
  const window = codeWindow(now);
  return { code: digitsOf(masterKeys, eventId, window), until: new Date((window + 1) * CODE_LIFE) };
}

/** The current code and the previous one, because a person may have read it just before it changed. */
export function isCode(masterKeys: MasterKeys, eventId: string, typed: string, now: Date): boolean {
  const window = codeWindow(now);
  return [window, window - 1].some((one) => digitsOf(masterKeys, eventId, one) === typed);
}
