import '#web/lib/zod-config.ts';
import { type DemoMail, readDemoMailbox, readDemoTexts, replyFromDemoMailbox } from '#contract/demo.ts';
import { call } from '#web/lib/call.ts';
import * as t from '#text/office/mailbox.ts';

/** What the demo would have sent to an email address or phone number, newest first. */
export async function readMailbox(to: string): Promise<DemoMail[]> {
  if (to.includes('@')) return call(readDemoMailbox, { query: { to } });
  const texts = await call(readDemoTexts, { query: { to } });
  return texts.map((text) => ({ ...text, subject: t.textMessage, html: '', replyTo: null }));
}

/** An answer from the demo mailbox. Idempotent by ID. */
export const sendReply = (body: {
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
}): Promise<void> => call(replyFromDemoMailbox, { body });
