import '#web/lib/zod-config.ts';
import { undoEmailChange } from '#contract/core/email-change.ts';
import { call } from '#web/lib/call.ts';

export const undoChange = (token: string) => call(undoEmailChange, { body: { token } });
