import * as contract from '#contract/money/repayments.ts';
import { readAccount } from '#server/core/accounts/accounts.ts';
import { callerLanguage } from '#server/platform/caller.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Route } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import { checkRepayment, startRepayment } from './paying.ts';
import { listAccounts, readAccountDetail, refund, waive } from './staff.ts';
import { drawStatement } from './statement-pdf.ts';
import { statementMonths, statementOf } from './statements.ts';
import * as store from './store.ts';
import { readSchedule, viewOfPerson } from './view.ts';
import { say } from '#server/platform/say.ts';

/** Renders a statement on request: the ledger doesn't change, so neither does the statement. */
async function openStatement({ db, clock, config }: Deps, userId: string, month: string) {
  const account = await store.findAccountOf(db, userId);
  const { entries, dues } = account ? await readSchedule(db, account.id) : { entries: [], dues: [] };
  const now = clock.now();
  if (!statementMonths(entries, now).includes(month))
    throw new AppError('not_found', say().repaymentsErrors.noStatement);
  const to = await readAccount(db, userId);
  const statement = statementOf(entries, month);
  return {
    stream: drawStatement({
      statement,
      dues,
      to,
      supportEmail: config.supportEmail,
      at: now,
      language: callerLanguage(),
    }),
    mime: 'application/pdf',
    filename: say().repaymentMails.filename(month),
  };
}

export function repaymentsRoutes(route: Route, deps: Deps): void {
  route(contract.getRepayments, ({ member }) => viewOfPerson(deps, member.id));
  route(
    contract.startRepayment,
    ({ member, body, claim }) => startRepayment(deps, member, body.cents, claim),
    { perTenMinutes: 30 },
  );
  route(contract.checkRepayment, ({ member, params }) => checkRepayment(deps, member, params.repaymentId), {
    perTenMinutes: 120,
  });
  route(contract.takeStatementPdf, ({ member, params }) => openStatement(deps, member.id, params.month));
  route(contract.listRepaymentAccounts, ({ query }) => listAccounts(deps, query));
  route(contract.getRepaymentAccount, ({ member, params }) =>
    readAccountDetail(deps, member, params.accountId),
  );
  route(contract.waiveRepayment, ({ member, params, body, claim }) =>
    waive(deps, member, params.accountId, { ...body, claim }),
  );
  route(contract.refundRepayment, ({ member, params, body }) =>
    refund(deps, member, { ...params, reason: body.reason }),
  );
}
