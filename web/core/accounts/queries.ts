import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as agreements from '#contract/core/agreements.ts';
import * as accounts from '#contract/core/accounts.ts';
import * as emailChange from '#contract/core/email-change.ts';
import { call } from '#web/lib/call.ts';
import { endWithoutLiveUpdates } from '#web/lib/ignored-updates.ts';
import { setShownUser, shownUserId } from '#web/lib/session.ts';
import { leaveLoggedOut } from '#web/lib/leave-for-sign-in.ts';

// A query key starts with the topic of the live updates that invalidate it.

export const sessionQuery = queryOptions({
  queryKey: ['account', 'session'],
  queryFn: () => call(accounts.getSession),
});

export const accountQuery = queryOptions({
  queryKey: ['account', 'me'],
  queryFn: async () => {
    const account = await call(accounts.getAccount);
    // The session query may have failed; this response also identifies the user.
    if (shownUserId() === null) setShownUser(account.id);
    return account;
  },
});

/** What this person accepted, and what is new since. Joining accepts it, so it follows the membership's updates. */
export const agreementsQuery = queryOptions({
  queryKey: ['membership', 'agreements'],
  queryFn: () => call(agreements.getAgreements),
});

export const acceptAgreements = mutationOptions({
  mutationFn: (given: agreements.Accepted[]) =>
    call(agreements.acceptAgreements, { body: { agreements: given } }),
  onSuccess: (view, _given, _result, { client }) => client.setQueryData(agreementsQuery.queryKey, view),
});

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => call(accounts.listSessions),
});

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: () => call(accounts.listPasskeys),
});

export const rename = mutationOptions({
  mutationFn: (name: string) => call(accounts.renameAccount, { body: { name } }),
  onSuccess: (_user, _name, _result, { client }) => client.invalidateQueries({ queryKey: ['account'] }),
});

export const requestEmailChange = mutationOptions({
  mutationFn: (email: string) => call(emailChange.requestEmailChange, { body: { email } }),
});

export const confirmEmailChange = mutationOptions({
  mutationFn: (code: string) => call(emailChange.confirmEmailChange, { body: { code } }),
  onSuccess: (_user, _code, _result, { client }) => client.invalidateQueries({ queryKey: ['account'] }),
});

export const endSession = mutationOptions({
  mutationFn: (id: string) => call(accounts.endSession, { params: { id } }),
  onSuccess: (_none, _id, _result, { client }) => client.invalidateQueries({ queryKey: ['sessions'] }),
});

export const endOtherSessions = mutationOptions({
  mutationFn: () => call(accounts.endOtherSessions),
  onSuccess: (_ended, _none, _result, { client }) => client.invalidateQueries({ queryKey: ['sessions'] }),
});

/** Creates a passkey on this device and registers it. Administrators need one for access. */
export const addPasskey = mutationOptions({
  mutationFn: async (name: string) => {
    const { challengeId, options } = await call(accounts.startPasskeyRegistration);
    const response = await startRegistration({
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    });
    const body = { challengeId, response: { ...response }, name };
    return call(accounts.finishPasskeyRegistration, { body });
  },
  onSuccess: async (_passkey, _name, _result, { client }) => {
    await client.invalidateQueries({ queryKey: ['passkeys'] });
    await client.invalidateQueries({ queryKey: ['account'] });
  },
});

export const removePasskey = mutationOptions({
  mutationFn: (id: string) => call(accounts.removePasskey, { params: { id } }),
  onSuccess: async (_none, _id, _result, { client }) => {
    await client.invalidateQueries({ queryKey: ['passkeys'] });
    await client.invalidateQueries({ queryKey: ['account'] });
  },
});

export const confirmWithPasskey = mutationOptions({
  mutationFn: async () => {
    const { challengeId, options } = await call(accounts.startStepUpPasskey);
    const response = await startAuthentication({
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    });
    await call(accounts.finishStepUpPasskey, { body: { challengeId, response: { ...response } } });
  },
});

export const sendConfirmationCode = mutationOptions({
  mutationFn: async () => {
    await call(accounts.requestStepUpCode);
  },
});

export const confirmWithCode = mutationOptions({
  mutationFn: (code: string) => call(accounts.verifyStepUpCode, { body: { code } }),
});

/** Ends the session and loads the public page, which confirms it. */
export const logOut = mutationOptions({
  mutationFn: () => leaveLoggedOut(() => endWithoutLiveUpdates(() => call(accounts.signOut))),
});
