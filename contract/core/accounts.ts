import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { ROLES, STAFF_ROLES } from '#contract/staff.ts';
import { Email, Instant, text, Uuid } from '#contract/values.ts';
import * as t from '#text/core/account-values.ts';

export const Role = z.enum(ROLES);

export const User = z
  .object({ id: Uuid, email: z.string(), name: z.string().nullable(), role: Role, createdAt: Instant })
  .meta({ id: 'User' });
export type User = z.output<typeof User>;

const SignedIn = z.object({ user: User });
/** Opaque JSON passed to or from the browser's WebAuthn API; the server verifies it by signature. */
const WebAuthnJson = z.record(z.string(), z.unknown());
const PasskeyChallenge = z.object({ challengeId: Uuid, options: WebAuthnJson });
const PasskeyAnswer = z.object({ challengeId: Uuid, response: WebAuthnJson });
const Code = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, t.sixDigitsFromEmail),
});

/** Called by the authentication hook to find out who is signed in, if anyone. */
export const getSession = endpoint({
  method: 'GET',
  path: '/api/auth/session',
  access: 'public',
  summary: 'The account signed in to this browser, or null',
  reply: z.object({
    user: User.nullable(),
    /**
     * True when this administrator must register or use a passkey before any /api/admin endpoint responds.
     */
    needsPasskey: z.boolean(),
    demo: z.boolean(),
  }),
});

export const requestCode = endpoint({
  method: 'POST',
  path: '/api/auth/code',
  access: 'public',
  summary: 'Email a one-time code and link. The response doesn’t reveal whether an account exists.',
  status: 202,
  errors: ['rate_limited'],
  body: z.object({ email: Email }),
  reply: z.object({ expiresInSeconds: z.number().int() }),
});

export const verifyCode = endpoint({
  method: 'POST',
  path: '/api/auth/code/verify',
  access: 'public',
  summary: 'Sign in with the code, in the browser that requested it',
  errors: ['code_wrong'],
  body: Code,
  reply: SignedIn,
});

export const verifyLink = endpoint({
  method: 'POST',
  path: '/api/auth/link',
  access: 'public',
  summary: 'Sign in with the link from the email',
  errors: ['link_wrong'],
  body: z.object({
    token: z.string().regex(/^[\w-]{43}$/, t.incompleteEmailLink),
  }),
  reply: SignedIn,
});

export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/options',
  access: 'public',
  summary: 'Create a challenge for signing in with a passkey',
  reply: PasskeyChallenge,
});

export const finishPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/auth/passkey',
  access: 'public',
  summary: 'Sign in with a passkey',
  errors: ['passkey_wrong'],
  body: PasskeyAnswer,
  reply: SignedIn,
});

export const devLogin = endpoint({
  method: 'POST',
  path: '/api/auth/dev-login',
  access: 'public',
  summary: 'Demo mode only: sign in by email alone. An unknown email becomes a new member.',
  demoOnly: true,
  body: z.object({ email: Email }),
  reply: SignedIn,
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/sign-out',
  access: 'public',
  summary: 'Sign out of this session',
  status: 204,
});

export const checkStepUp = endpoint({
  method: 'POST',
  path: '/api/auth/step-up/check',
  access: 'member',
  summary: 'Check whether step-up is still valid. Pages call this before they start a protected download.',
  status: 204,
  stepUp: true,
});

export const requestStepUpCode = endpoint({
  method: 'POST',
  path: '/api/auth/step-up/code',
  access: 'member',
  summary: 'Send a step-up code to the signed-in member',
  status: 202,
  errors: ['rate_limited'],
  reply: z.object({ expiresInSeconds: z.number().int() }),
});

export const verifyStepUpCode = endpoint({
  method: 'POST',
  path: '/api/auth/step-up/code/verify',
  access: 'member',
  summary: 'Complete step-up with the code',
  status: 204,
  errors: ['code_wrong'],
  body: Code,
});

export const startStepUpPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/step-up/passkey/options',
  access: 'member',
  summary: 'Create a challenge for step-up with a passkey',
  reply: PasskeyChallenge,
});

export const finishStepUpPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/step-up/passkey',
  access: 'member',
  summary: 'Complete step-up with a passkey',
  status: 204,
  errors: ['passkey_wrong'],
  body: PasskeyAnswer,
});

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/account',
  access: 'member',
  summary: 'The signed-in account',
  reply: User,
});

export const renameAccount = endpoint({
  method: 'PATCH',
  path: '/api/account',
  access: 'member',
  summary: 'Update the account’s name',
  body: z.object({ name: text(120, t.enterName) }),
  reply: User,
});

export const SessionInfo = z
  .object({
    id: Uuid,
    device: z.string().describe('Browser and operating system, as reported by the browser'),
    createdAt: Instant,
    lastSeenAt: Instant,
    expiresAt: Instant,
    current: z.boolean(),
  })
  .meta({ id: 'Session' });
export type SessionInfo = z.output<typeof SessionInfo>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'member',
  summary: 'List your sessions',
  reply: z.array(SessionInfo),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  access: 'member',
  summary: 'Sign out one of your sessions',
  status: 204,
  stepUp: true,
  params: z.object({ id: Uuid }),
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/account/sessions/end-others',
  access: 'member',
  summary: 'Sign out all your other sessions',
  stepUp: true,
  reply: z.object({ ended: z.number().int() }),
});

export const Passkey = z
  .object({ id: Uuid, name: z.string(), createdAt: Instant, lastUsedAt: Instant.nullable() })
  .meta({ id: 'Passkey' });
export type Passkey = z.output<typeof Passkey>;

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/account/passkeys',
  access: 'member',
  summary: 'List your passkeys',
  reply: z.array(Passkey),
});

export const startPasskeyRegistration = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/options',
  access: 'member',
  summary: 'Create a challenge for adding a passkey',
  stepUp: true,
  reply: PasskeyChallenge,
});

export const finishPasskeyRegistration = endpoint({
  method: 'POST',
  path: '/api/account/passkeys',
  access: 'member',
  summary: 'Add a passkey',
  status: 201,
  stepUp: true,
  errors: ['passkey_wrong', 'passkey_taken'],
  body: PasskeyAnswer.extend({ name: text(60, t.namePasskey) }),
  reply: Passkey,
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/account/passkeys/:id',
  access: 'member',
  summary: 'Remove a passkey',
  status: 204,
  stepUp: true,
  params: z.object({ id: Uuid }),
});

export const endMemberSessions = endpoint({
  method: 'POST',
  path: '/api/admin/members/:id/end-sessions',
  access: 'staff',
  may: 'members.manage',
  summary: 'Sign a person out of all sessions',
  stepUp: true,
  params: z.object({ id: Uuid }),
  reply: z.object({ ended: z.number().int() }),
});

export const StaffPerson = z
  .object({
    id: Uuid,
    name: z.string().nullable(),
    email: z.string(),
    role: z.enum(STAFF_ROLES),
    passkeys: z.number().int().nonnegative(),
    lastSeenAt: Instant.nullable().describe('Null: not signed in on any device'),
    isYou: z.boolean(),
  })
  .meta({ id: 'StaffPerson' });
export type StaffPerson = z.output<typeof StaffPerson>;

export const listStaff = endpoint({
  method: 'GET',
  path: '/api/admin/staff',
  access: 'staff',
  may: 'staff.read',
  summary: 'List everyone with a staff role',
  reply: z.object({ staff: z.array(StaffPerson) }),
});

export const setRole = endpoint({
  method: 'PUT',
  path: '/api/admin/members/:userId/role',
  access: 'staff',
  may: 'staff.grant',
  stepUp: true,
  summary: 'Change a person’s role. They are signed out of all sessions.',
  errors: ['conflict', 'not_allowed'],
  params: z.object({ userId: Uuid }),
  body: z.object({
    role: Role,
    reason: text(200, t.reasonForAudit).describe('For the audit log'),
  }),
  reply: z.object({ role: Role, ended: z.number().int().describe('Number of sessions ended') }),
});
