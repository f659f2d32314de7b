import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Uuid } from '#contract/values.ts';
import { HomeRef } from './homes.ts';
import { ClaimView, LedgerView, LogView, NewRecord } from './recovery-records.ts';

const home = z.object({ homeId: HomeRef });
const record = z.object({ homeId: HomeRef, recordId: Uuid });
const access = 'member' as const;

export const getLog = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/recovery/log',
  access,
  summary: 'List a recovery’s calls, messages, adjusters and promises',
  errors: ['conflict'],
  params: home,
  reply: LogView,
});

export const exportLog = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/recovery/log/export',
  access,
  summary: 'Export the contact log as CSV',
  errors: ['conflict'],
  params: home,
  gives: 'file',
});

export const getLedger = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/recovery/expenses',
  access,
  summary: 'Living expenses of a recovery: entries, months, payments and the policy’s limit',
  errors: ['conflict'],
  params: home,
  reply: LedgerView,
});

export const exportLedger = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/recovery/expenses/export',
  access,
  summary: 'Export living expenses in the adjuster’s two columns, as PDF or XLSX',
  errors: ['conflict'],
  params: home,
  query: z.object({ format: z.enum(['pdf', 'xlsx']).default('pdf') }),
  gives: 'file',
});

export const getClaim = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/recovery/claim',
  access,
  summary: 'Claim numbers, estimates and payments of a recovery',
  errors: ['conflict'],
  params: home,
  reply: ClaimView,
});

export const addRecord = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/recovery/records',
  access,
  summary: 'Record a contact, an adjuster, an expense, a payment or a part of the claim',
  status: 201,
  errors: ['conflict'],
  params: home,
  body: NewRecord,
  reply: z.object({ id: Uuid }),
});

export const changeRecord = endpoint({
  method: 'PUT',
  path: '/api/homes/:homeId/recovery/records/:recordId',
  access,
  summary: 'Update a record',
  status: 204,
  errors: ['conflict'],
  params: record,
  body: NewRecord,
});

export const removeRecord = endpoint({
  method: 'DELETE',
  path: '/api/homes/:homeId/recovery/records/:recordId',
  access,
  summary: 'Delete a record and its child records',
  status: 204,
  errors: ['conflict'],
  params: record,
});

export const addExpenseReceipt = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/recovery/receipts',
  access,
  summary: 'Store a receipt for living expenses',
  status: 201,
  errors: ['conflict'],
  params: home,
  takes: 'file',
  reply: z.object({ id: Uuid }),
});

export const getExpenseReceipt = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/recovery/receipts/:recordId',
  access,
  summary: 'Download a receipt',
  params: record,
  gives: 'file',
});
