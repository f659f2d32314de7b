import type { ErrorCode } from '#contract/errors.ts';
import type { Messages } from '#contract/text/catalog.ts';
import { say } from '#server/platform/say.ts';

type Code = Extract<ErrorCode, 'file_damaged' | 'file_not_supported' | 'file_too_large'>;

/**
 * Why a file is rejected: the rest of a sentence that starts with its name. The caller who knows the name
 * completes it.
 */
export class BadFile extends Error {
  readonly code: Code;
  constructor(code: Code, restOfSentence: string) {
    super(restOfSentence);
    this.code = code;
  }
}

export const cutOff = () => new BadFile('file_damaged', say().fileErrors.cutOff);
export const damaged = (what: keyof Messages['fileErrors']['damage']) => {
  const t = say().fileErrors;
  return new BadFile('file_damaged', t.damaged(t.damage[what]));
};
