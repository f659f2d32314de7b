import type { Deps } from '#server/ports/deps.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import { noticesTo } from './notice-store.ts';
import { findPhone } from './phone-store.ts';
import { browsersOf } from './push.ts';
import * as store from './store.ts';

/** Preferences, phone number, browsers and sent notices. Browser keys and code hashes are left out. */
export async function exportPreferences({ db }: Deps, person: { id: string }): Promise<ExportPart> {
  const phone = await findPhone(db, person.id);
  return {
    tables: {
      notification_preferences: (await store.listChoices(db, person.id)).map(plainRow),
      phones: phone
        ? [plainRow({ phone: phone.phone, verifiedAt: phone.verifiedAt, stoppedAt: phone.stoppedAt })]
        : [],
      push_subscriptions: (await browsersOf(db, person.id)).map(({ device, createdAt }) =>
        plainRow({ device, createdAt }),
      ),
      notices: (await noticesTo(db, person.id)).map(plainRow),
    },
  };
}
