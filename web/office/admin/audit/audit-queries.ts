import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as contract from '#contract/office/audit-admin.ts';
import { call } from '#web/lib/call.ts';
import { fetchFile } from '#web/lib/download.ts';

// A query key starts with the topic of the live updates that invalidate it.

export const auditQuery = (query: z.input<typeof contract.listAudit.query>) =>
  queryOptions({
    queryKey: ['admin', 'audit', query],
    queryFn: () => call(contract.listAudit, { query }),
  });

/** An entry never changes. */
export const auditEntryQuery = (id: string) =>
  queryOptions({
    queryKey: ['audit-entry', id],
    queryFn: () => call(contract.getAuditEntry, { params: { id } }),
    staleTime: Infinity,
  });

export const fetchAudit = (query: z.input<typeof contract.exportAudit.query>): Promise<Blob> =>
  fetchFile(contract.exportAudit, { query });
