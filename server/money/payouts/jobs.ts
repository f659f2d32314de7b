import { readAccount } from '#server/core/accounts/accounts.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import { payeeChanged, payoutChanged } from '#server/money/payments/payments.ts';
import type { Deps } from '#server/ports/deps.ts';
import { handler, type Handler } from '#server/platform/jobs.ts';
import { handlePayeeEvent } from './identity.ts';
import { mailAboutCard, sendPayouts } from './job-names.ts';
import { cardMail } from './mails.ts';
import { handlePayoutEvent, sendDuePayouts } from './sending.ts';

export const payoutsHandlers: Handler<Deps>[] = [
  handler(sendPayouts, async (deps: Deps) => {
    await sendDuePayouts(deps);
  }),
  handler(payoutChanged, (deps: Deps, { ref }) => handlePayoutEvent(deps, ref)),
  handler(payeeChanged, (deps: Deps, { recipientRef }) => handlePayeeEvent(deps, recipientRef)),
  handler(mailAboutCard, async ({ db, mail, config }: Deps, { userId, what, card }) => {
    const account = await readAccount(db, userId).catch(() => null);
    if (account)
      await mail.send(
        composeMail(
          account.email,
          cardMail(what, card, { origin: config.origin, language: account.language }),
        ),
      );
  }),
];
