import type { turnOffMail, turnOnMail } from '#contract/core/notifications.ts';
import { post } from '#web/lib/post.ts';

/** Both return the kind's name and its current state. */
export const turnOff = (token: string) => post<typeof turnOffMail>('/api/notifications/off', { token });
export const turnOn = (token: string) => post<typeof turnOnMail>('/api/notifications/on', { token });
