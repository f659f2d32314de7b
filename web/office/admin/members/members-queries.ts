import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { endMemberSessions, listStaff, setRole as changeRole } from '#contract/core/accounts.ts';
import type { Role } from '#contract/staff.ts';
import * as contract from '#contract/money/members.ts';
import { adjustPoints as adjust } from '#contract/money/points.ts';
import { getMemberAdvisor, setMemberAdvisor as changeAdvisor } from '#contract/service/advisors.ts';
import { call } from '#web/lib/call.ts';
import { fetchFile } from '#web/lib/download.ts';

// A query key starts with the topic of the live updates that invalidate it.

export const membersQuery = (query: z.input<typeof contract.listMembers.query>) =>
  queryOptions({
    queryKey: ['admin', 'members', query],
    queryFn: () => call(contract.listMembers, { query }),
  });

export const memberQuery = (userId: string) =>
  queryOptions({
    queryKey: ['admin', 'members', 'member', userId],
    queryFn: () => call(contract.getMember, { params: { userId } }),
  });

/** Fetched only on click, because every view is logged. */
export const memberContactQuery = (userId: string) =>
  queryOptions({
    queryKey: ['contact-data', userId],
    queryFn: () => call(contract.getMemberContact, { params: { userId } }),
    staleTime: Infinity,
    gcTime: 0,
  });

export const staffQuery = queryOptions({
  queryKey: ['admin', 'staff'],
  queryFn: () => call(listStaff),
});

export const memberPointsQuery = (userId: string, page: number) =>
  queryOptions({
    queryKey: ['admin', 'members', 'points', userId, page],
    queryFn: () => call(contract.getMemberPoints, { params: { userId }, query: { page } }),
  });

export const fetchMembers = (query: z.input<typeof contract.exportMembers.query>): Promise<Blob> =>
  fetchFile(contract.exportMembers, { query });

type Context = { client: QueryClient };
const onSettled = (_data: unknown, _error: unknown, _given: unknown, _result: unknown, { client }: Context) =>
  client.invalidateQueries({ queryKey: ['admin'] });

export const memberAdvisorQuery = (userId: string) =>
  queryOptions({
    queryKey: ['admin', 'members', 'advisor', userId],
    queryFn: () => call(getMemberAdvisor, { params: { userId } }),
  });

export const setMemberAdvisor = mutationOptions({
  mutationFn: ({ userId, ...body }: { userId: string } & z.input<typeof changeAdvisor.body>) =>
    call(changeAdvisor, { params: { userId }, body }),
  onSettled,
});

export const setRole = mutationOptions({
  mutationFn: ({ userId, ...body }: { userId: string; role: Role; reason: string }) =>
    call(changeRole, { params: { userId }, body }),
  onSettled,
});

export const endSessions = mutationOptions({
  mutationFn: (id: string) => call(endMemberSessions, { params: { id } }),
  onSettled,
});

export const cancelMembership = mutationOptions({
  mutationFn: ({ userId, reason }: { userId: string; reason: string }) =>
    call(contract.cancelMembershipAsTeam, { params: { userId }, body: { reason } }),
  onSettled,
});

type Adjustment = { userId: string; delta: number; reason: string; idempotencyKey: string };

export const adjustPoints = mutationOptions({
  mutationFn: ({ userId, idempotencyKey, ...body }: Adjustment) =>
    call(adjust, { params: { userId }, body, idempotencyKey }),
  onSettled,
});
