import '#web/lib/zod-config.ts';
import * as contract from '#contract/home/recovery-sharing.ts';
import { call } from '#web/lib/call.ts';

export const openSharedRecovery = (token: string, code: string): Promise<contract.SharedRecovery> =>
  call(contract.openSharedRecovery, { body: { token, code } });
