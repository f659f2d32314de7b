import { hash, randomBytes } from 'node:crypto';

/** 256 random bits for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a token. A fast hash is enough for 256 random bits. */
export const hashToken = (token: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(hash('sha256', token, 'buffer'));
