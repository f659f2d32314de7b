/**
 * Codes are hashed slowly on purpose, and hundreds of tests send one. The gate hashes them with the same function at its
 * lowest cost; the soak tier leaves the cost as it is. server/platform/codes.test.ts checks the real cost in both.
 */
import crypto, { type BinaryLike } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { isSoak } from './tier.ts';

type Reply = (error: Error | null, hash: Buffer<ArrayBuffer>) => void;

if (!isSoak) {
  const { scrypt } = crypto;
  Object.assign(crypto, {
    // Set again for each test file, around the one before: the callback is last in both.
    scrypt: (code: BinaryLike, salt: BinaryLike, length: number, ...last: unknown[]) =>
      scrypt(code, salt, length, { N: 2 }, last.at(-1) as Reply),
  });
  // For `import { scrypt }`, too.
  syncBuiltinESMExports();
}
