import * as v from '#text/home/values.ts';
import { z } from 'zod';
import { HomeRef } from './homes.ts';
import { Invitation, InvitedRole } from './household.ts';
import { endpoint } from '#contract/http.ts';
import { Email, Instant, Uuid } from '#contract/values.ts';

const Home = z.object({ homeId: HomeRef });
const at = '/api/homes/:homeId/household';

export const invite = endpoint({
  method: 'POST',
  path: `${at}/invitations`,
  access: 'member',
  summary: 'Invite a person to share the home. The response doesn’t reveal whether they have an account.',
  stepUp: true,
  status: 201,
  errors: ['conflict', 'rate_limited'],
  params: Home,
  body: z.object({ email: Email, role: InvitedRole }),
  reply: Invitation,
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: `${at}/invitations/:id/resend`,
  access: 'member',
  summary: 'Resend an invitation with a new link. The old link stops working.',
  stepUp: true,
  status: 201,
  errors: ['rate_limited'],
  params: Home.extend({ id: Uuid }),
  reply: Invitation,
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: `${at}/invitations/:id`,
  access: 'member',
  summary: 'Withdraw an invitation. Its link stops working.',
  status: 204,
  params: Home.extend({ id: Uuid }),
});

const OfPerson = Home.extend({ userId: Uuid });

export const changeRole = endpoint({
  method: 'PATCH',
  path: `${at}/members/:userId`,
  access: 'member',
  summary: 'Change a person’s role in the home. Granting edit access requires step-up.',
  errors: ['conflict', 'step_up_required'],
  status: 204,
  params: OfPerson,
  body: z.object({ role: InvitedRole }),
});

export const removeMember = endpoint({
  method: 'DELETE',
  path: `${at}/members/:userId`,
  access: 'member',
  summary: 'Remove a person’s access to the home',
  errors: ['conflict'],
  status: 204,
  params: OfPerson,
});

export const leaveHome = endpoint({
  method: 'POST',
  path: `${at}/leave`,
  access: 'member',
  summary: 'Leave a home that is shared with you',
  errors: ['conflict'],
  status: 204,
  params: Home,
});

export const transferHome = endpoint({
  method: 'POST',
  path: `${at}/owner`,
  access: 'member',
  summary: 'Transfer ownership to another member of the home. You stay as a member.',
  stepUp: true,
  errors: ['conflict'],
  status: 204,
  params: Home,
  body: z.object({ userId: Uuid }),
});

/** The secret in the invitation link. It travels in the URL fragment, and from there in a request body. */
const LinkToken = z.object({
  token: z.string().regex(/^[\w-]{43}$/, v.invitationLink),
});

export const ReceivedInvitation = z
  .object({
    email: z.string().describe('The invited address'),
    invitedBy: z.string(),
    role: InvitedRole,
    expiresAt: Instant,
  })
  .meta({ id: 'ReceivedInvitation' });
export type ReceivedInvitation = z.output<typeof ReceivedInvitation>;

export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/read',
  access: 'public',
  summary: 'Get an invitation by its link',
  errors: ['link_wrong', 'rate_limited'],
  body: LinkToken,
  reply: ReceivedInvitation,
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/accept',
  access: 'public',
  summary:
    'Accept an invitation by its link. Creates an account for the invited address if there is none; signing in is a separate step.',
  errors: ['link_wrong', 'not_allowed', 'rate_limited'],
  body: LinkToken,
  reply: z.object({ email: z.string(), isSignedIn: z.boolean() }),
});

export const declineInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/decline',
  access: 'public',
  summary: 'Decline an invitation by its link',
  status: 204,
  errors: ['link_wrong', 'rate_limited'],
  body: LinkToken,
});
