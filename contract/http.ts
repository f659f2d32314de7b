import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Permission } from './staff.ts';

/**
 * Who may call: anyone, a signed-in person, or staff whose role includes the endpoint's permission. Checked in one
 * place, `server/platform/route.ts`.
 */
export type Access = 'public' | 'member' | 'staff';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * The type of a body: JSON described by a schema, or the bytes of one file, streamed and never held in memory
 * whole.
 */
export type Payload = 'json' | 'file';

/** The percent-encoded name of an uploaded file. Not in the URL, because URLs end up in logs. */
export const FILE_NAME_HEADER = 'x-file-name';

/**
 * One HTTP endpoint. The server registers it, the browser calls it and the OpenAPI document lists it, so they
 * can't drift.
 */
export type Endpoint<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  T extends Payload = 'json',
  G extends Payload = 'json',
> = {
  method: Method;
  path: string;
  access: Access;
  /** The permission that staff need, as in `ROLE_MAY`; null where access isn't 'staff'. */
  may: Permission | null;
  /** One line for readers of the API document. */
  summary: string;
  /** Status of a successful response. */
  status: 200 | 201 | 202 | 204;
  /** Error codes in addition to those every endpoint of its access level can return. */
  errors: readonly ErrorCode[];
  /** Requires a passkey or code verified in the last five minutes. */
  stepUp: boolean;
  /** Accepts an `Idempotency-Key` header; the same key returns the same response. */
  idempotent: boolean;
  /** A GET that works once, such as a download ticket. A HEAD request is refused, so that it can't use it up. */
  once: boolean;
  /** Registered and listed in demo mode only. */
  demoOnly: boolean;
  /**
   * `public`: the same for everyone, so browsers and proxies may cache it for minutes. `live`: the same for
   * everyone, cached for half a minute. Otherwise never cached.
   */
  cache: 'none' | 'public' | 'live';
  /** `file`: the body is the file itself (application/octet-stream), with its name in `FILE_NAME_HEADER`. */
  takes: T;
  /** `file`: the response is a download, never a page. */
  gives: G;
  params: P;
  query: Q;
  body: B;
  reply: R;
};

/** Means "no params", "no body" or "no content". */
export const nothing = z.undefined();
export type Nothing = typeof nothing;

/** Any endpoint, for tables and loops. */
export type AnyEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType, Payload, Payload>;

export function endpoint<
  R extends z.ZodType = Nothing,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
  T extends Payload = 'json',
  G extends Payload = 'json',
>(
  given: Pick<Endpoint<P, Q, B, R, T, G>, 'method' | 'path' | 'summary'> &
    ({ access: 'staff'; may: Permission } | { access: Exclude<Access, 'staff'> }) &
    Partial<Omit<Endpoint<P, Q, B, R, T, G>, 'method' | 'path' | 'access' | 'may' | 'summary'>>,
): Endpoint<P, Q, B, R, T, G> {
  return {
    status: 200,
    may: null,
    errors: [],
    stepUp: false,
    once: false,
    idempotent: false,
    demoOnly: false,
    cache: 'none',
    takes: 'json' as T,
    gives: 'json' as G,
    params: nothing as unknown as P,
    query: nothing as unknown as Q,
    body: nothing as unknown as B,
    reply: nothing as unknown as R,
    ...given,
  };
}
