import type { WhyNot } from '#contract/outreach/partners.ts';
import { formatDay } from '#web/lib/format.ts';
import * as t from '#text/office/partners.ts';

/** Why a partner isn't used, in plain words. */
export function whyNotWords(why: WhyNot): string {
  switch (why.is) {
    case 'state':
      return t.whyState[why.state];
    case 'document-missing':
      return t.documentMissing[why.document];
    case 'document-expired':
      return t.documentExpired[why.document](formatDay(why.on));
    case 'no-contact':
      return t.noContact;
    case 'unproven':
      return t.unproven;
    case 'unreachable':
      return t.unreachable;
    case 'proof-expired':
      return t.proofExpired(formatDay(why.on));
  }
}
