import { peopleById } from '#server/core/accounts/accounts.ts';
import { addressLines, peopleOfHomes } from '#server/home/homes/homes.ts';
import { composeDrill } from '#server/core/notifications/notifications.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import type { Deps } from '#server/ports/deps.ts';
import { handler, type Handler } from '#server/platform/jobs.ts';
import { mailAboutDrill } from './job-names.ts';
import * as store from './store.ts';

export const drillsHandlers: Handler<Deps>[] = [
  handler(mailAboutDrill, async ({ db, mail, config }: Deps, { drillId, homeId }) => {
    const found = await store.findDrill(db, homeId, drillId);
    const addressLine = (await addressLines(db, [homeId])).get(homeId);
    if (found?.drill.state !== 'running' || !addressLine) return; // ended or deleted before the email
    const drill = { addressLine, name: found.drill.name, pageUrl: `${config.origin}/evacuation` };
    const userIds = (await peopleOfHomes(db, [homeId])).map(({ userId }) => userId);
    for (const [userId, { email, language }] of await peopleById(db, userIds)) {
      const parts = composeDrill({ ...drill, language });
      await mail.send({ ...composeMail(email, parts), key: `drill ${drillId} ${homeId} ${userId}` });
    }
  }),
];
