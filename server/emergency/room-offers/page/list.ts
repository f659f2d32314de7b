import type { PartnerPage } from '#contract/service/partner-link.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { toCsv } from '#server/platform/csv-writing.ts';
import { needsText, stateText } from './html.ts';

/** The arrival list, for the hotel's own system. */
export function guestList(page: PartnerPage): string {
  const messages = messagesIn(page.language);
  const { columns: c, ...t } = messages.partnerPage;
  return toCsv(
    [c.number, c.name, c.rooms, c.first, c.nights, c.people, c.needs, c.status],
    page.rooms
      .filter(({ guest }) => guest !== null)
      .map((room) => [
        room.confirmation,
        room.guest?.name ?? t.noName,
        room.rooms,
        room.firstNight,
        room.nights,
        room.people,
        needsText(room, messages),
        stateText(room, messages.partnerPage),
      ]),
  );
}
