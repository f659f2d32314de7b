import { randomUUID } from 'node:crypto';
import type { Browser, World } from '#test/world.ts';

/**
 * Requests a code the way the sign-in page does. The browser then has the cookie that the code is bound to.
 */
export const requestCodeCookie = (who: Browser, email = `${randomUUID()}@example.com`) =>
  who.post('/api/auth/code', { email });

const SIX_DIGITS = /\b(\d{6})\b/;

/** Returns the newest code sent to an address, once that many emails have arrived. */
export async function codeFor(world: World, email: string, atLeast = 1): Promise<string> {
  const [mail] = await world.mailbox(email, atLeast);
  const code = SIX_DIGITS.exec(mail?.text ?? '')?.[1];
  if (!code) throw new Error(`no code for ${email}`);
  return code;
}
