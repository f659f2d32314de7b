import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Who may call: anyone, a signed-in member, or an administrator. Checked in one place, `server/platform/route.ts`. */
export type Access = 'public' | 'member' | 'admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One HTTP endpoint. The server registers it, the browser calls it, the OpenAPI document lists it; none can drift. */
export type Endpoint<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = {
  method: Method;
  path: string;
  access: Access;
  /** One line for a reader of the API document. */
  summary: string;
  /** Status of a successful answer. */
  status: 200 | 201 | 202 | 204;
  /** Error codes this endpoint adds to the ones every endpoint of its access level can answer. */
  errors: readonly ErrorCode[];
  /** Asks for a passkey or code given in the last five minutes. */
  stepUp: boolean;
  /** Takes an `Idempotency-Key` header; the same key gives the same answer. */
  idempotent: boolean;
  /** Registered, and listed, in demo mode only. */
  demoOnly: boolean;
  /** `public`: the same for everybody, so browsers and proxies may keep the answer for minutes. Else nobody keeps it. */
  cache: 'none' | 'public';
  params: P;
  query: Q;
  body: B;
  reply: R;
};

/** Stands for "no params", "no body", "no content". */
export const nothing = z.undefined();
export type Nothing = typeof nothing;

/** Any endpoint at all, for tables and loops. */
export type AnyEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType>;

export function endpoint<
  R extends z.ZodType = Nothing,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(
  given: Pick<Endpoint<P, Q, B, R>, 'method' | 'path' | 'access' | 'summary'> &
    Partial<Omit<Endpoint<P, Q, B, R>, 'method' | 'path' | 'access' | 'summary'>>,
): Endpoint<P, Q, B, R> {
  return {
    status: 200,
    errors: [],
    stepUp: false,
    idempotent: false,
    demoOnly: false,
    cache: 'none',
    params: nothing as unknown as P,
    query: nothing as unknown as Q,
    body: nothing as unknown as B,
    reply: nothing as unknown as R,
    ...given,
  };
}
