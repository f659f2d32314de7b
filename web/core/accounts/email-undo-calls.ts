import type { undoEmailChange } from '#contract/core/email-change.ts';
import { post } from '#web/lib/post.ts';

export const undoChange = (token: string) =>
  post<typeof undoEmailChange>('/api/account/email/undo', { token });
