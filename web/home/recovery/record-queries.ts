import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as records from '#contract/home/recovery-record-calls.ts';
import type { NewRecord } from '#contract/home/recovery-records.ts';
import { call } from '#web/lib/call.ts';
import { upload } from '#web/lib/upload.ts';

export const logQuery = (homeId: string) =>
  queryOptions({
    queryKey: ['recovery', homeId, 'log'],
    queryFn: () => call(records.getLog, { params: { homeId } }),
  });

export const ledgerQuery = (homeId: string) =>
  queryOptions({
    queryKey: ['recovery', homeId, 'expenses'],
    queryFn: () => call(records.getLedger, { params: { homeId } }),
  });

export const claimQuery = (homeId: string) =>
  queryOptions({
    queryKey: ['recovery', homeId, 'claim'],
    queryFn: () => call(records.getClaim, { params: { homeId } }),
  });

const onSuccess = (
  _done: unknown,
  { homeId }: { homeId: string },
  _result: unknown,
  { client }: { client: QueryClient },
) => client.invalidateQueries({ queryKey: ['recovery', homeId] });

export type RecordInput = z.input<typeof NewRecord>;

/** A null id adds a record. */
export const saveRecord = mutationOptions({
  mutationFn: async ({ homeId, id, body }: { homeId: string; id: string | null; body: RecordInput }) => {
    if (id === null) await call(records.addRecord, { params: { homeId }, body });
    else await call(records.changeRecord, { params: { homeId, recordId: id }, body });
  },
  onSuccess,
});

export const removeRecord = mutationOptions({
  mutationFn: (params: { homeId: string; recordId: string }) => call(records.removeRecord, { params }),
  onSuccess,
});

export const addReceipt = mutationOptions({
  mutationFn: ({ homeId, file }: { homeId: string; file: File }) =>
    upload(records.addExpenseReceipt, { params: { homeId }, file }),
  onSuccess,
});

export const receiptUrl = (homeId: string, recordId: string): string =>
  `/api/homes/${homeId}/recovery/receipts/${recordId}`;
