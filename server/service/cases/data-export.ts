import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import { type ExportPart, plainRow } from '#server/platform/export-part.ts';
import type { Deps } from '#server/ports/deps.ts';
import { eventsOf } from './history.ts';
import { remindersOf } from './reminders.ts';
import * as store from './store.ts';

/** The home's cases and what our team wrote in them. */
export const exportCases = async ({ db }: Deps, cipher: HomeCipher): Promise<ExportPart> => {
  const found = await store.findOfHome(db, cipher.homeId);
  const events = [];
  for (const { id } of found) events.push(...(await eventsOf(db, cipher, id)));
  return {
    tables: {
      cases: found.map(plainRow),
      case_events: events.map(plainRow),
      case_reminders: (await remindersOf(db, cipher)).map(plainRow),
    },
  };
};
