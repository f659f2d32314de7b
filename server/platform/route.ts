import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { z } from 'zod';
import type { AnyEndpoint, Endpoint, Payload } from '#contract/http.ts';
import type { Language } from '#contract/text/language.ts';
import { ROLE_WORDS } from '#contract/role-words.ts';
import { isStaff, mayDo, type Role } from '#contract/staff.ts';
import { speakTo, withCaller } from './caller.ts';
import { makeMask } from './contact-masking.ts';
import { after, minutes, type Clock } from './clock.ts';
import { AppError } from './errors.ts';
import { readUpload, sendFile, type FileReply, type Upload } from './file-bodies.ts';
import { readClaim, type Claim } from './idempotency.ts';
import { sendCacheable, tagByCompression } from './public-cache.ts';
import { say } from './say.ts';

/** The person behind a request, from their session; never from a header. */
export type Member = {
  id: string;
  role: Role;
  sessionId: string;
  /** Browser and system, as reported when the session started. */
  device: string;
  /** When this session last verified a passkey or code. */
  verifiedAt: Date | null;
  /** When this session last used a passkey: an administrator's second factor. */
  passkeyAt: Date | null;
  /** The language this person reads us in. */
  language: Language;
};

export type Identify = (req: FastifyRequest, reply: FastifyReply) => Promise<Member | null>;

/** How long a passkey or code counts as fresh for a sensitive action. */
export const STEP_UP_LIFE = minutes(5);

type Call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, T extends Payload> = {
  params: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
  /** The file in the body, if the endpoint takes one. */
  upload: T extends 'file' ? Upload : undefined;
  /** Who is calling. On public endpoints use `identify` instead. */
  member: Member;
  identify: () => Promise<Member | null>;
  /** From the Idempotency-Key header, for `runOnce`. Null when the caller sent none. */
  claim: Claim | null;
  req: FastifyRequest;
  reply: FastifyReply;
};

/** Endpoints without a reply return nothing. */
type Result<R extends z.ZodType, G extends Payload> = G extends 'file'
  ? FileReply
  : [z.input<R>] extends [undefined]
    ? void
    : z.input<R>;

/**
 * Rate limits per network (see `networkPrefix`). A demo is one network with many people, so its ten-minute limits are twenty times as high.
 */
type RouteOptions = { perMinute?: number; perTenMinutes?: number };
const DEMO_FACTOR = 20;

export type Route = <
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  T extends Payload,
  G extends Payload,
>(
  endpoint: Endpoint<P, Q, B, R, T, G>,
  handle: (call: Call<P, Q, B, T>) => Promise<Result<R, G>>,
  options?: RouteOptions,
) => void;

export type RouteDeps = {
  identify: Identify;
  clock: Clock;
  demo: boolean;
  /** Replaces every endpoint's own limit, for tests and benchmarks, which are many clients in one. */
  perMinute?: number | undefined;
  /** Collects every registered endpoint, for the OpenAPI document. */
  endpoints: AnyEndpoint[];
};

/** zod's own messages are for engineers; schemas with their own messages keep them. */
const inPlainWords: z.core.$ZodErrorMap = (issue) => {
  const t = say().platformErrors;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? t.missing : t.wrongForm;
    case 'invalid_value':
      return issue.input === undefined ? t.missing : t.chooseOne;
    case 'too_small':
      return issue.origin === 'number' ? t.atLeast(String(issue.minimum)) : t.tooShort;
    case 'too_big':
      return issue.origin === 'number' ? t.atMost(String(issue.maximum)) : t.tooLong;
    case 'invalid_format':
    case 'invalid_union':
      return t.wrongForm;
    default:
      return undefined;
  }
};

function parse(schema: z.ZodType, value: unknown): unknown {
  if (schema.type === 'undefined') return undefined;
  const result = schema.safeParse(value, { error: inPlainWords });
  if (result.success) return result.data;
  const fields = Object.fromEntries(result.error.issues.map((i) => [i.path.join('.') || 'body', i.message]));
  throw new AppError(
    'validation_failed',
    result.error.issues[0]?.message ?? say().platformErrors.checkEntries,
    {
      fields,
    },
  );
}

/** Checks whether this person is allowed here. Otherwise throws with the reason. */
export function checkAccess(
  endpoint: Pick<AnyEndpoint, 'access' | 'may' | 'stepUp'>,
  member: Member | null,
  now: Date,
  demo: boolean,
): asserts member is Member {
  if (!member) throw new AppError('not_signed_in', say().platformErrors.signIn);
  if (endpoint.access === 'staff') {
    if (!isStaff(member.role)) throw new AppError('not_allowed', say().platformErrors.adminOnly);
    if (!endpoint.may || !mayDo(member.role, endpoint.may))
      throw new AppError('not_allowed', say().platformErrors.notYourRole(ROLE_WORDS[member.role].name));
    if (!demo && !member.passkeyAt)
      throw new AppError('passkey_required', say().platformErrors.passkeyNeeded);
  }
  if (!endpoint.stepUp || (demo && endpoint.access === 'staff')) return;
  checkFreshProof(member, now);
}

/** Checks that this person completed step-up recently. For endpoints where it depends on the request. */
export function checkFreshProof(
  member: Pick<Member, 'verifiedAt'>,
  now: Date,
  life: number = STEP_UP_LIFE,
): void {
  if (!member.verifiedAt || after(member.verifiedAt, life) < now)
    throw new AppError('step_up_required', say().platformErrors.confirmItsYou);
}

/** A stale tab after an account switch must not act for the wrong person. */
function checkSameAccount(req: FastifyRequest, member: Member): void {
  const claimed = req.headers['x-user-id'];
  if (claimed !== undefined && claimed !== member.id)
    throw new AppError('account_switched', say().platformErrors.accountSwitched);
}

function limitOf(options: RouteOptions, deps: RouteDeps): NonNullable<RouteShorthandOptions['config']> {
  const [most, per] = options.perTenMinutes
    ? [options.perTenMinutes * (deps.demo ? DEMO_FACTOR : 1), minutes(10)]
    : [options.perMinute, minutes(1)];
  return most === undefined ? {} : { rateLimit: { max: deps.perMinute ?? most, timeWindow: per } };
}

/** Link scanners and download managers ask with HEAD first. That must not use up what works once. */
function refuseHead(app: FastifyInstance, url: string): void {
  app.head(url, (_req, reply) => reply.code(405).header('allow', 'GET').send());
}

/**
 * Registers contract endpoints: checks access, parses the input, runs the handler, and parses the output so
 * that nothing outside the contract leaks. The only place that connects HTTP and the capabilities.
 */
export function makeRoute(app: FastifyInstance, deps: RouteDeps): Route {
  tagByCompression(app);
  return (endpoint, handle, options = {}) => {
    if (endpoint.demoOnly && !deps.demo) return;
    deps.endpoints.push(endpoint as unknown as AnyEndpoint);
    const identify = async (req: FastifyRequest, reply: FastifyReply) => {
      const member = await deps.identify(req, reply);
      if (!member) return null;
      speakTo(member.language);
      checkSameAccount(req, member);
      return member;
    };
    const mask = endpoint.access === 'staff' ? makeMask(endpoint.reply) : null;
    const isCacheable = endpoint.cache !== 'none';
    const config = { ...limitOf(options, deps), isCacheable, takesFile: endpoint.takes === 'file' };
    if (endpoint.once) refuseHead(app, endpoint.path);
    app.route({
      ...(endpoint.once ? { exposeHeadRoute: false } : {}),
      // File content is already compressed, and its length is sent.
      ...(endpoint.gives === 'file' ? { compress: false as const } : {}),
      method: endpoint.method,
      url: endpoint.path,
      config,
      handler: (req, reply) =>
        withCaller(req, async () => {
          let member: Member | null = null;
          if (endpoint.access !== 'public') {
            member = await identify(req, reply);
            checkAccess(endpoint, member, deps.clock.now(), deps.demo);
          }
          const params = parse(endpoint.params, req.params);
          const query = parse(endpoint.query, req.query);
          const upload = endpoint.takes === 'file' ? readUpload(req) : undefined;
          const body = upload ? undefined : parse(endpoint.body, req.body ?? undefined);
          const claim =
            endpoint.idempotent && member
              ? readClaim(member.id, req.headers['idempotency-key'], [
                  endpoint.method,
                  endpoint.path,
                  params,
                  body,
                ])
              : null;
          const call = {
            params: params as never,
            query: query as never,
            body: body as never,
            upload: upload as never,
            member: member as Member,
            identify: () => identify(req, reply),
            claim,
            req,
            reply,
          };
          const result = await handle(call);
          reply.code(endpoint.status);
          if (endpoint.gives === 'file') return sendFile(reply, result as FileReply);
          if (endpoint.reply.type === 'undefined') return reply.send();
          const parsed = endpoint.reply.parse(result);
          const answer = mask && member && !mayDo(member.role, 'contact.always') ? mask(parsed) : parsed;
          return endpoint.cache === 'none' ? answer : sendCacheable(req, reply, answer, endpoint.cache);
        }),
    });
  };
}
