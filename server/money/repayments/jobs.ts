import { repaymentChanged, repaymentDisputed } from '#server/money/payments/payments.ts';
import { handler, type Handler } from '#server/platform/jobs.ts';
import type { Deps } from '#server/ports/deps.ts';
import { followRepayment, handleDispute } from './following.ts';
import { findRepaymentNotices, sendDueRepaymentNotices, sendRepaymentNotice } from './job-names.ts';
import { findNotices, mailNotice, sendDueNotices } from './notices.ts';

export const repaymentsHandlers: Handler<Deps>[] = [
  handler(repaymentChanged, (deps: Deps, { repaymentId }) => followRepayment(deps, repaymentId)),
  handler(repaymentDisputed, (deps: Deps, { disputeRef }) => handleDispute(deps, disputeRef)),
  handler(sendRepaymentNotice, (deps: Deps, { noticeId }) => mailNotice(deps, noticeId)),
  handler(sendDueRepaymentNotices, (deps: Deps) => sendDueNotices(deps)),
  handler(findRepaymentNotices, (deps: Deps) => findNotices(deps)),
];
