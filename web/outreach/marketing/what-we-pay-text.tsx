import {
  NEW_CARD_HOURS,
  PROTECTION_WAIT_DAYS,
  REST_DAYS,
  SETTLED_DAYS,
} from '#contract/core/payout-terms.ts';
import { PLAN_KEYS, PLAN_TERMS } from '#contract/core/plans.ts';
import { FUNDS_TEXT } from '#web/lib/funds.ts';
import { locale } from '#text/locale.ts';
import * as t from '#text/outreach/what-we-pay.ts';
import { LegalBody } from './legal-body.tsx';
import type { LegalDocument } from './legal-text.ts';

const planRows = PLAN_KEYS.map((key) => {
  const { name, cashCents, hotelNights } = PLAN_TERMS[key];
  return [
    name,
    `$${(cashCents / 100).toLocaleString(locale)}`,
    hotelNights === 0 ? t.noNights : String(hotelNights),
  ];
});

export const whatWePay: LegalDocument = {
  plainWords: t.summary,
  sections: t.sections({
    restDays: REST_DAYS,
    settledDays: SETTLED_DAYS,
    waitDays: PROTECTION_WAIT_DAYS,
    newCardHours: NEW_CARD_HOURS,
    planRows,
    repayment: FUNDS_TEXT,
  }),
};

export const WhatWePayText = () => <LegalBody document={whatWePay} />;
