import { openSmtp } from './smtp-server.ts';
import { whenOver } from './when-over.ts';

export type { SmtpMood } from './smtp-server.ts';

/** The mail server of `smtp-server.ts`, closed with the test that opened it. */
export async function startSmtp() {
  const { close, ...server } = await openSmtp();
  whenOver(close);
  return server;
}
