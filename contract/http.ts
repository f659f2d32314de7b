import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Who may call: anyone, a signed-in member, or an administrator. Checked in one place, `server/platform/route.ts`. */
export type Access = 'public' | 'member' | 'admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a body is: JSON by a schema, or the bytes of one file, which are streamed and never held whole. */
export type Payload = 'json' | 'file';

/** The name of a file that is sent, percent-encoded. Not in the address: addresses end up in logs. */
export const FILE_NAME_HEADER = 'x-file-name';

/** One HTTP endpoint. The server registers it, the browser calls it, the OpenAPI document lists it; none can drift. */
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
  /** `file`: the body is the file itself (application/octet-stream), its name in `FILE_NAME_HEADER`. */
  takes: T;
  /** `file`: the answer is a file to be saved, never a page. */
  gives: G;
  params: P;
  query: Q;
  body: B;
  reply: R;
};

/** Stands for "no params", "no body", "no content". */
export const nothing = z.undefined();
export type Nothing = typeof nothing;

/** Any endpoint at all, for tables and loops. */
export type AnyEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType, Payload, Payload>;

export function endpoint<
  R extends z.ZodType = Nothing,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
  T extends Payload = 'json',
  G extends Payload = 'json',
>(
  given: Pick<Endpoint<P, Q, B, R, T, G>, 'method' | 'path' | 'access' | 'summary'> &
    Partial<Omit<Endpoint<P, Q, B, R, T, G>, 'method' | 'path' | 'access' | 'summary'>>,
): Endpoint<P, Q, B, R, T, G> {
  return {
    status: 200,
    errors: [],
    stepUp: false,
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
