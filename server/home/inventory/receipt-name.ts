import type { HomeCipher } from '#server/core/sealing/sealing.ts';

const NAME = 'receipt.name';

export const sealReceiptName = (cipher: HomeCipher, name: string) => cipher.seal(NAME, name);
export const openReceiptName = (cipher: HomeCipher, sealed: Uint8Array): string => cipher.open(NAME, sealed);
