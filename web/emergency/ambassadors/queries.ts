import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as ambassadors from '#contract/emergency/ambassadors.ts';
import * as impact from '#contract/emergency/impact.ts';
import type { Module } from '#contract/emergency/training-modules.ts';
import * as training from '#contract/emergency/training.ts';
import { call } from '#web/lib/call.ts';
import { fetchFile } from '#web/lib/download.ts';

// A query key starts with the topic of the live updates that invalidate it.

export const ambassadorQuery = queryOptions({
  queryKey: ['ambassador'],
  queryFn: () => call(ambassadors.getAmbassador),
});

export const impactQuery = queryOptions({
  queryKey: ['ambassador', 'impact'],
  queryFn: () => call(impact.getImpact),
});

export const trainingQuery = queryOptions({
  queryKey: ['ambassador', 'training'],
  queryFn: () => call(training.getTraining),
});

type Context = { client: QueryClient };
const refetch = (_data: unknown, _given: unknown, _result: unknown, { client }: Context) =>
  client.invalidateQueries({ queryKey: ['ambassador'] });
const showImpact = (view: impact.Impact, _given: unknown, _result: unknown, { client }: Context) =>
  client.setQueryData(impactQuery.queryKey, view);

export const leaveProgram = mutationOptions({
  mutationFn: () => call(ambassadors.leaveProgram),
  onSuccess: refetch,
});

export const addClaim = mutationOptions({
  mutationFn: (body: z.input<typeof impact.claimImpact.body>) => call(impact.claimImpact, { body }),
  onSuccess: showImpact,
});

export const withdrawClaim = mutationOptions({
  mutationFn: (claimId: string) => call(impact.withdrawClaim, { params: { claimId } }),
  onSuccess: showImpact,
});

export const appealClaim = mutationOptions({
  mutationFn: ({ claimId, why }: { claimId: string; why: string }) =>
    call(impact.appealClaim, { params: { claimId }, body: { why } }),
  onSuccess: showImpact,
});

export const saveReading = mutationOptions({
  mutationFn: ({ module, read }: { module: Module; read: number }) =>
    call(training.saveReading, { params: { module }, body: { read } }),
  onSuccess: (view: training.Training, _given: unknown, _result: unknown, { client }: Context) =>
    client.setQueryData(trainingQuery.queryKey, view),
});

export const takeQuiz = mutationOptions({
  mutationFn: ({ module, answers }: { module: Module; answers: number[] }) =>
    call(training.takeQuiz, { params: { module }, body: { answers } }),
  onSuccess: refetch,
});

export const fetchCertificate = (): Promise<Blob> => fetchFile(training.getCertificate, {});
