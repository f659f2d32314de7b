import '#web/lib/zod-config.ts';
import { type DemoMail, readDemoMailbox } from '#contract/demo.ts';
import { call } from '#web/lib/call.ts';

/** What the demo would have sent to an address, newest first. */
export const readMailbox = (to: string): Promise<DemoMail[]> => call(readDemoMailbox, { query: { to } });
