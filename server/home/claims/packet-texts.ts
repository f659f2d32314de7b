import * as englishPacket from '#contract/text/en/home/claim-packet.ts';
import * as englishKinds from '#contract/text/en/home/document-kinds.ts';
import * as englishLog from '#contract/text/en/home/recovery-log.ts';
import { locale as englishLocale } from '#contract/text/en/locale.ts';
import * as spanishPacket from '#contract/text/es/home/claim-packet.ts';
import * as spanishKinds from '#contract/text/es/home/document-kinds.ts';
import * as spanishLog from '#contract/text/es/home/recovery-log.ts';
import { locale as spanishLocale } from '#contract/text/es/locale.ts';
import type { Messages } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';

type PacketTexts = Pick<Messages, 'claimPacket' | 'documentKinds' | 'recoveryLog'> & { locale: string };

/**
 * What a packet says, in both languages. The whole catalog would bring every other text into the drawing thread, and with
 * zod three times as many modules.
 */
export const PACKET_TEXTS: Record<Language, PacketTexts> = {
  en: {
    claimPacket: englishPacket,
    documentKinds: englishKinds,
    recoveryLog: englishLog,
    locale: englishLocale,
  },
  es: {
    claimPacket: spanishPacket,
    documentKinds: spanishKinds,
    recoveryLog: spanishLog,
    locale: spanishLocale,
  },
};
