import { randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

type Bytes = Uint8Array<ArrayBuffer>;
const slowHash = promisify<string, string, number, Buffer>(scrypt);

/** Six digits, uniformly distributed. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/**
 * The stored hash of a code. Slow, because all million codes could quickly be tried against a stolen fast
 * hash.
 */
export const hashCode = async (code: string, challengeId: string): Promise<Bytes> =>
  Uint8Array.from(await slowHash(code, challengeId, 32));

/** Constant-time comparison, so timing doesn't reveal where the difference is. */
export const isSame = (a: Bytes, b: Bytes): boolean => a.length === b.length && timingSafeEqual(a, b);
