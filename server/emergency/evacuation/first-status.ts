import { type ConciergeHours, hoursText } from '#contract/concierge-hours.ts';
import { Evacuation } from '#contract/emergency/evacuation.ts';
import { servicesText, statusText } from '#contract/emergency/status-text.ts';
import { formatPhone } from '#contract/phone.ts';
import { CURRENT_HOME } from '#contract/home/homes.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { timeText } from '#contract/text/format.ts';
import type { Language } from '#contract/text/language.ts';
import { timeZoneOf } from '#contract/time-zone.ts';
import { homeFor } from '#server/home/homes/homes.ts';
import { escapeHtml } from '#server/platform/document-choice.ts';
import type { Member } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import { readBanner } from './banner.ts';
import { readEvacuation } from './view.ts';

type StatusDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys' | 'feeds' | 'config' | 'log'>;

/** The member's language and time zone, and the desk's hours. */
type Reader = { language: Language; timeZone: string; hours: ConciergeHours };

/** The status as HTML. No address: a device may store the document. */
export function firstStatusHtml(evacuation: Evacuation, { language, timeZone, hours }: Reader): string {
  const t = messagesIn(language).status;
  const { title, text } = statusText(evacuation, t);
  const services = servicesText(evacuation, t);
  const { helpPhone, state } = evacuation;
  const phone = helpPhone
    ? `<p><a class="font-semibold underline" href="tel:${escapeHtml(helpPhone)}">${escapeHtml(t.callConciergeAt(formatPhone(helpPhone)))}</a> ${escapeHtml(hoursText(hours, language))}</p>`
    : '';
  const edge =
    state === 'order' ? 'border-danger' : state === 'warning' ? 'border-evac-warning' : 'border-line';
  return `<section id="first-status" aria-label="${escapeHtml(t.statusLabel)}" class="m-4 grid gap-2 rounded-card border-2 ${edge} bg-surface p-5"><h2 class="font-display text-3xl font-semibold">${escapeHtml(title)}</h2><p class="text-lg">${escapeHtml(text)}</p>${services ? `<p>${escapeHtml(services)}</p>` : ''}${phone}<p class="text-sm text-muted">${escapeHtml(t.asOf(timeText(new Date(evacuation.savedAt), language, timeZone)))}</p></section>`;
}

/** The page people open in an emergency. */
const PATHS = ['', '/', '/dashboard', '/evacuation'];

/**
 * Placed first in a member's document, before any script: on a slow connection the app takes seconds, and the status
 * must not. Always on the evacuation page; on the dashboard during an order or warning. Other pages reserve the
 * banner's space instead, so that nothing jumps.
 */
export async function firstStatusOf(
  deps: StatusDeps,
  { id, language }: Pick<Member, 'id' | 'language'>,
  path: string,
): Promise<string> {
  if (!PATHS.includes(path)) return '';
  try {
    const { homes } = await readBanner(deps, id);
    const grave = homes.find(({ state }) => state === 'order' || state === 'warning');
    if (!grave && path !== '/evacuation') return '';
    const home = await homeFor(deps.db, id, grave?.homeId ?? CURRENT_HOME, 'view');
    const shown = await readEvacuation(deps, id, home.id, language);
    return firstStatusHtml(Evacuation.parse(JSON.parse(JSON.stringify(shown))), {
      language,
      timeZone: timeZoneOf(home.state),
      hours: deps.config.conciergeHours,
    });
  } catch (err) {
    // Without a home there is no status, and a failure must not break the page.
    deps.log.debug({ err }, 'first status not rendered');
    return '';
  }
}
