import type * as contract from '#contract/home/recovery-sharing.ts';
import { post } from '#web/lib/post.ts';

export const openSharedRecovery = (token: string, code: string): Promise<contract.SharedRecovery> =>
  post<typeof contract.openSharedRecovery>('/api/shared/recovery', { token, code });
