import { readAccount } from '#server/core/accounts/accounts.ts';
import { callerLanguage } from '#server/platform/caller.ts';
import type { Queryable } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Deps } from '#server/ports/deps.ts';
import { drawInvoice } from './invoice-pdf.ts';
import { toInvoice } from './to-contract.ts';
import * as invoiceStore from './invoice-store.ts';
import { say } from '#server/platform/say.ts';

/** Returns all invoices of a person, across all their memberships, newest first. */
export async function listInvoices(db: Queryable, userId: string) {
  return (await invoiceStore.invoicesOfPerson(db, userId)).map(toInvoice);
}

/** Renders an invoice as a PDF on request. */
export async function openInvoicePdf(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  userId: string,
  invoiceId: string,
) {
  const found = await invoiceStore.findInvoice(db, userId, invoiceId);
  if (!found) throw new AppError('not_found', say().membershipErrors.noSuchInvoice);
  const account = await readAccount(db, userId);
  const language = callerLanguage();
  return {
    stream: drawInvoice(found.invoice, account, config.supportEmail, language),
    mime: 'application/pdf',
    filename: say().invoice.filename(found.invoice.number),
  };
}
