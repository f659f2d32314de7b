import type { FastifyReply, FastifyRequest } from 'fastify';
import * as agreements from '#contract/core/agreements.ts';
import * as contract from '#contract/core/accounts.ts';
import * as emailChange from '#contract/core/email-change.ts';
import { isStaff } from '#contract/staff.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Identify, Route } from '#server/platform/route.ts';
import { acceptAgreements, readAgreements } from './agreements.ts';
import { openUser, readAccount, renameAccount, type MailSignIn } from './accounts.ts';
import { clearCookie, readCookie, setCookie } from './cookies.ts';
import { describeDevice } from '#server/platform/device.ts';
import { networkPrefix } from '#server/platform/network.ts';
import {
  CODE_LIFE,
  confirmWithCode,
  requestCode,
  signInByMail,
  verifyCode,
  verifyLink,
} from './mail-sign-in.ts';
import { confirmEmailChange, requestEmailChange, undoEmailChange } from './email-change.ts';
import * as passkeys from './passkeys.ts';
import { listStaff, setRole } from './roles.ts';
import * as sessions from './sessions.ts';
import * as store from './store.ts';

/** Finds the member behind a request by its session cookie, and extends the cookie while it is in use. */
export function makeIdentify({
  db,
  reads,
  clock,
  config,
  masterKeys,
}: Pick<Deps, 'db' | 'reads' | 'clock' | 'config' | 'masterKeys'>): Identify {
  const isDemo = config.demo;
  return async (req, reply) => {
    const token = readCookie(req, 'session', config);
    if (!token) return null;
    const now = clock.now();
    const found = await sessions.identify(
      { db, reads, masterKeys },
      { token, isDemo, networkOf: () => networkPrefix(req.ip) },
      now,
    );
    if (found?.renewedUntil)
      setCookie(
        reply,
        'session',
        { value: token, maxAgeSeconds: (found.renewedUntil.getTime() - now.getTime()) / 1000 },
        config,
      );
    return found?.member ?? null;
  };
}

type SignedIn = { user: Awaited<ReturnType<typeof readAccount>>; session: sessions.NewSession };

/** What sign-in needs to know about a browser, and how it responds. */
function makeSignInAnswer({ clock, config }: Pick<Deps, 'clock' | 'config'>) {
  /** Sets the browser's token. */
  const keep = (reply: FastifyReply, session: sessions.NewSession) => {
    const seconds = (session.expiresAt.getTime() - clock.now().getTime()) / 1000;
    setCookie(reply, 'session', { value: session.token, maxAgeSeconds: seconds }, config);
    clearCookie(reply, 'signin', config);
  };
  return {
    browserOf: (req: FastifyRequest) => ({
      device: describeDevice(req.headers['user-agent']),
      previousToken: readCookie(req, 'session', config),
      network: networkPrefix(req.ip),
    }),
    answer: (reply: FastifyReply, { user, session }: SignedIn) => {
      keep(reply, session);
      return { user };
    },
    keep,
  };
}

/**
 * Signs a browser in by a secret that another capability sent by email. `use` consumes the secret and returns
 * whose mailbox it verified, in the transaction that opens the session.
 */
export const makeMailSignIn = (
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'masterKeys' | 'welcome'>,
): MailSignIn => {
  const { browserOf, answer } = makeSignInAnswer(deps);
  return async (req, reply, use) => answer(reply, await signInByMail(deps, browserOf(req), use));
};

export function accountsRoutes(route: Route, deps: Deps): void {
  const { db, reads, config } = deps;
  const { browserOf, answer, keep } = makeSignInAnswer(deps);
  const askForCode = async (
    req: FastifyRequest,
    reply: FastifyReply,
    purpose: 'sign-in' | 'step-up',
    email: string,
  ) => {
    const browserToken = readCookie(req, 'signin', config);
    const asked = { purpose, email, network: networkPrefix(req.ip), browserToken };
    const { browserToken: value, expiresInSeconds } = await requestCode(deps, asked);
    setCookie(reply, 'signin', { value, maxAgeSeconds: CODE_LIFE / 1000 }, config);
    return { expiresInSeconds };
  };

  route(contract.getSession, async ({ identify }) => {
    const member = await identify();
    const user = member && (await readAccount(reads, member.id));
    const needsPasskey = member !== null && isStaff(member.role) && !member.passkeyAt && !config.demo;
    return { user, needsPasskey, demo: config.demo };
  });

  route(agreements.getAgreements, ({ member }) => readAgreements(db, member.id, deps.config.funds));
  route(agreements.acceptAgreements, ({ member, body }) => acceptAgreements(deps, member, body.agreements));

  route(contract.requestCode, ({ req, reply, body }) => askForCode(req, reply, 'sign-in', body.email), {
    perMinute: 300,
  });
  route(
    contract.verifyCode,
    async ({ req, reply, body }) =>
      answer(reply, await verifyCode(deps, readCookie(req, 'signin', config), body.code, browserOf(req))),
    { perMinute: 300 },
  );
  route(
    contract.verifyLink,
    async ({ req, reply, body }) => answer(reply, await verifyLink(deps, body.token, browserOf(req))),
    {
      perMinute: 300,
    },
  );
  route(contract.startPasskeySignIn, () => passkeys.startAuthentication(deps, 'sign-in', null), {
    perMinute: 120,
  });
  route(contract.finishPasskeySignIn, async ({ req, reply, body }) =>
    answer(reply, await passkeys.signInWithPasskey(deps, body, browserOf(req))),
  );
  route(contract.devLogin, async ({ req, reply, body }) => {
    const signedIn = await db.transaction(async (tx) => {
      const user = await openUser(tx, deps, body.email);
      return { user, session: await sessions.openSession(tx, deps, user, browserOf(req), 'demo') };
    });
    return answer(reply, signedIn);
  });
  route(contract.signOut, async ({ req, reply, identify }) => {
    await identify(); // rejects a stale tab that would sign out another person
    const token = readCookie(req, 'session', config);
    if (token) await db.transaction((tx) => sessions.closeSession(tx, token));
    clearCookie(reply, 'session', config);
    reply.header('clear-site-data', '"storage"');
  });

  route(contract.checkStepUp, async () => undefined);
  route(contract.requestStepUpCode, async ({ req, reply, member }) =>
    askForCode(req, reply, 'step-up', (await readAccount(db, member.id)).email),
  );
  route(contract.verifyStepUpCode, async ({ req, reply, member, body }) => {
    const browserToken = readCookie(req, 'signin', config);
    const sessionToken = readCookie(req, 'session', config);
    keep(reply, await confirmWithCode(deps, member, { browserToken, sessionToken }, body.code));
  });
  route(contract.startStepUpPasskey, ({ member }) =>
    passkeys.startAuthentication(deps, 'step-up', member.id),
  );
  route(contract.finishStepUpPasskey, async ({ req, reply, member, body }) => {
    const sessionToken = readCookie(req, 'session', config);
    keep(reply, await passkeys.confirmWithPasskey(deps, member, sessionToken, body));
  });

  route(contract.getAccount, ({ member }) => readAccount(reads, member.id));
  route(contract.renameAccount, ({ member, body }) => renameAccount(deps, member, body.name));
  route(emailChange.requestEmailChange, ({ req, member, body }) =>
    requestEmailChange(deps, member, { email: body.email, network: networkPrefix(req.ip) }),
  );
  route(emailChange.confirmEmailChange, ({ member, body }) => confirmEmailChange(deps, member, body.code));
  route(
    emailChange.undoEmailChange,
    ({ req, body }) => undoEmailChange(deps, body.token, describeDevice(req.headers['user-agent'])),
    { perMinute: 60 },
  );
  route(contract.listSessions, ({ member }) => sessions.listSessions(deps, member));
  route(contract.endSession, ({ member, params }) => sessions.endSession(deps, member, params.id));
  route(contract.endOtherSessions, ({ member }) => sessions.endOtherSessions(deps, member));
  route(contract.listPasskeys, ({ member }) => store.listPasskeys(db, member.id));
  route(contract.startPasskeyRegistration, ({ member }) => passkeys.startRegistration(deps, member));
  route(contract.finishPasskeyRegistration, ({ member, body }) =>
    passkeys.finishRegistration(deps, member, body),
  );
  route(contract.removePasskey, ({ member, params }) => passkeys.removePasskey(deps, member, params.id));

  route(contract.listStaff, ({ member }) => listStaff(deps, member));
  route(contract.setRole, ({ member, params, body }) => setRole(deps, member, { ...params, ...body }));
  route(contract.endMemberSessions, ({ member, params }) => sessions.endAllSessions(deps, member, params.id));
}
