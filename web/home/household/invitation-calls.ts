import type * as sharing from '#contract/home/sharing.ts';
import { post } from '#web/lib/post.ts';

export const readInvitation = (token: string) =>
  post<typeof sharing.readInvitation>('/api/invitations/read', { token });
export const acceptInvitation = (token: string) =>
  post<typeof sharing.acceptInvitation>('/api/invitations/accept', { token });
export const declineInvitation = (token: string) =>
  post<typeof sharing.declineInvitation>('/api/invitations/decline', { token });
