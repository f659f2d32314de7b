import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { mayDo, type Permission } from '#contract/staff.ts';
import { accountQuery } from './queries.ts';

/** Whether the role of the signed-in person includes a permission. The server checks it again. */
export function useMay(): (permission: Permission) => boolean {
  const role = useQuery(accountQuery).data?.role;
  return (permission) => role !== undefined && mayDo(role, permission);
}

/** Shows its children only to roles that may use them. */
export function May({ use, children }: { use: Permission; children: ReactNode }) {
  return useMay()(use) && children;
}
