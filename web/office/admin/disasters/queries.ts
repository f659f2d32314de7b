import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as contract from '#contract/home/recovery-disasters.ts';
import { call } from '#web/lib/call.ts';

const KEY = ['admin', 'disasters'];

export const disastersQuery = queryOptions({
  queryKey: KEY,
  queryFn: () => call(contract.listDisasters),
});

const onSuccess = (
  all: z.output<typeof contract.listDisasters.reply>,
  _given: unknown,
  _result: unknown,
  { client }: { client: QueryClient },
) => client.setQueryData(KEY, all);

export const addDisaster = mutationOptions({
  mutationFn: (body: z.input<typeof contract.NewDisaster>) => call(contract.addDisaster, { body }),
  onSuccess,
});

export const setDate = mutationOptions({
  mutationFn: ({ disasterId, body }: { disasterId: string; body: contract.DisasterDateInput }) =>
    call(contract.setDisasterDate, { params: { disasterId }, body }),
  onSuccess,
});

export const withdrawDate = mutationOptions({
  mutationFn: ({
    disasterId,
    kind,
    subject,
  }: { disasterId: string } & Pick<contract.DisasterDate, 'kind' | 'subject'>) =>
    call(contract.removeDisasterDate, { params: { disasterId }, body: { kind, subject } }),
  onSuccess,
});

export const checkRule = mutationOptions({
  mutationFn: (clockId: string) => call(contract.checkRule, { params: { clockId } }),
  onSuccess,
});
