import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { LetterId } from '#contract/home/recovery-letter-kinds.ts';
import * as contract from '#contract/home/recovery-letters.ts';
import { call } from '#web/lib/call.ts';

export const lettersQuery = (homeId: string) =>
  queryOptions({
    queryKey: ['recovery', homeId, 'letters'],
    queryFn: () => call(contract.getLetters, { params: { homeId } }),
  });

/** Sending a letter also moves deadlines and adds to the log. */
const onSuccess = (
  _done: unknown,
  { homeId }: { homeId: string },
  _result: unknown,
  { client }: { client: QueryClient },
) => client.invalidateQueries({ queryKey: ['recovery', homeId] });

export const startLetter = mutationOptions({
  mutationFn: ({ homeId, kind }: { homeId: string; kind: LetterId }) =>
    call(contract.startLetter, { params: { homeId }, body: { kind } }),
  onSuccess,
});

type At = { homeId: string; letterId: string };

export const editLetter = mutationOptions({
  mutationFn: ({ homeId, letterId, body }: At & { body: z.input<typeof contract.editLetter.body> }) =>
    call(contract.editLetter, { params: { homeId, letterId }, body }),
  onSuccess,
});

export const removeLetter = mutationOptions({
  mutationFn: (params: At) => call(contract.removeLetter, { params }),
  onSuccess,
});

export const sendLetter = mutationOptions({
  mutationFn: ({ homeId, letterId, body }: At & { body: z.input<typeof contract.sendLetter.body> }) =>
    call(contract.sendLetter, { params: { homeId, letterId }, body }),
  onSuccess,
});

export const letterPdfUrl = (homeId: string, letterId: string): string =>
  `/api/homes/${homeId}/recovery/letters/${letterId}/pdf`;
