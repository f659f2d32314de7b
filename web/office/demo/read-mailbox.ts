import '#web/lib/zod-config.ts';
import { type DemoMail, readDemoMailbox, readDemoTexts } from '#contract/demo.ts';
import { call } from '#web/lib/call.ts';

/** What the demo would have sent to an email address or phone number, newest first. */
export async function readMailbox(to: string): Promise<DemoMail[]> {
  if (to.includes('@')) return call(readDemoMailbox, { query: { to } });
  const texts = await call(readDemoTexts, { query: { to } });
  return texts.map((text) => ({ ...text, subject: 'Text message', html: '' }));
}
