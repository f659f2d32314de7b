import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/platform/config.ts';

/** On https the `__Host-` prefix makes the browser enforce: secure, this host only, whole site. */
const nameOf = (kind: 'session' | 'signin', https: boolean) => (https ? `__Host-${kind}` : kind);

/** 43 characters of base64url: anything else isn't ours and isn't looked up. */
const TOKEN = /^[\w-]{43}$/;

export function readCookie(
  req: FastifyRequest,
  kind: 'session' | 'signin',
  { https }: Pick<Config, 'https'>,
): string | undefined {
  const value = req.cookies[nameOf(kind, https)];
  return value !== undefined && TOKEN.test(value) ? value : undefined;
}

export function setCookie(
  reply: FastifyReply,
  kind: 'session' | 'signin',
  cookie: { value: string; maxAgeSeconds: number },
  { https }: Pick<Config, 'https'>,
): void {
  reply.setCookie(nameOf(kind, https), cookie.value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: https,
    maxAge: Math.max(0, Math.floor(cookie.maxAgeSeconds)),
  });
}

export const clearCookie = (
  reply: FastifyReply,
  kind: 'session' | 'signin',
  config: Pick<Config, 'https'>,
): void => setCookie(reply, kind, { value: '', maxAgeSeconds: 0 }, config);
