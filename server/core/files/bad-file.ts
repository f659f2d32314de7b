import type { ErrorCode } from '#contract/errors.ts';

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

export const cutOff = () => new BadFile('file_damaged', 'is cut off before its end. Send another copy');
export const damaged = (what: string) =>
  new BadFile('file_damaged', `is damaged (${what}) and would not open again. Send another copy`);
