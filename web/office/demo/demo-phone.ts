import '#web/lib/zod-config.ts';
import { type DemoPhoneMessage, readDemoPhone, sendFromDemoPhone } from '#contract/demo.ts';
import { call } from '#web/lib/call.ts';

/** The texts of a demo phone, both ways, oldest first. */
export const readPhone = (number: string): Promise<DemoPhoneMessage[]> =>
  call(readDemoPhone, { query: { number } });

/** A text from the demo phone to us. Idempotent by ID. */
export const sendText = (body: { id: string; number: string; text: string }): Promise<void> =>
  call(sendFromDemoPhone, { body });
