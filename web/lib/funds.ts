import { FUNDS_STAND_IN, type FundsTerms, fundsText, parseFunds } from '#contract/core/funds.ts';

const given = typeof document === 'undefined' ? undefined : document.documentElement.dataset['funds'];

/** Whether emergency cash is a benefit here, or repaid. The server writes its setting into every document. */
export const FUNDS: FundsTerms = parseFunds(given);

/** The same in words. A prerendered page holds a stand-in that the server fills in, so both renderings agree. */
export const FUNDS_TEXT: string = given === undefined ? FUNDS_STAND_IN : fundsText(FUNDS);
