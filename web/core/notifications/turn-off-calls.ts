import '#web/lib/zod-config.ts';
import { turnOffMail, turnOnMail } from '#contract/core/notifications.ts';
import { call } from '#web/lib/call.ts';

/** Both return the kind's name and its current state. */
export const turnOff = (token: string) => call(turnOffMail, { body: { token } });
export const turnOn = (token: string) => call(turnOnMail, { body: { token } });
