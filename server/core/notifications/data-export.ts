import type { Deps } from '#server/ports/deps.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import { noticesTo } from './notice-store.ts';
import { findPhone } from './phone-store.ts';
import { browsersOf } from './push.ts';
import * as store from './store.ts';

/** Choices, the number, the browsers and what was sent. Keys of browsers and hashes of codes are no memories of anybody's. */
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
