import { Evacuation } from '#contract/emergency/evacuation.ts';
import { servicesText, statusText } from '#contract/emergency/status-text.ts';
import { formatPhone } from '#contract/phone.ts';
import { CURRENT_HOME } from '#contract/home/homes.ts';
import { timeInWords } from '#server/core/notifications/notifications.ts';
import { escapeHtml } from '#server/platform/document-choice.ts';
import type { Deps } from '#server/ports/deps.ts';
import { readBanner } from './banner.ts';
import { readEvacuation } from './view.ts';

type StatusDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys' | 'feeds' | 'config' | 'log'>;

/** The status as HTML. No address: a device may store the document. */
export function firstStatusHtml(evacuation: Evacuation): string {
  const { title, text } = statusText(evacuation);
  const services = servicesText(evacuation);
  const { helpPhone, state } = evacuation;
  const phone = helpPhone
    ? `<p><a class="font-semibold underline" href="tel:${escapeHtml(helpPhone)}">Call your concierge: ${escapeHtml(formatPhone(helpPhone))}</a></p>`
    : '';
  const edge =
    state === 'order' ? 'border-danger' : state === 'warning' ? 'border-evac-warning' : 'border-line';
  return `<section id="first-status" aria-label="Evacuation status" class="m-4 grid gap-2 rounded-card border-2 ${edge} bg-surface p-5"><h2 class="font-display text-3xl font-semibold">${escapeHtml(title)}</h2><p class="text-lg">${escapeHtml(text)}</p>${services ? `<p>${escapeHtml(services)}</p>` : ''}${phone}<p class="text-sm text-muted">As of ${escapeHtml(timeInWords(new Date(evacuation.savedAt)))}</p></section>`;
}

/** Where people land in an emergency. */
const PATHS = ['', '/', '/dashboard', '/evacuation'];

/**
 * The first thing in a member's document, before any script: on a slow connection the app takes seconds, and the
 * status must not. On the evacuation page always, on the dashboard during an order or warning. Other pages keep the
 * banner's place instead, so that nothing jumps.
 */
export async function firstStatusOf(deps: StatusDeps, userId: string, path: string): Promise<string> {
  if (!PATHS.includes(path)) return '';
  try {
    const { homes } = await readBanner(deps, userId);
    const grave = homes.find(({ state }) => state === 'order' || state === 'warning');
    if (!grave && path !== '/evacuation') return '';
    const shown = await readEvacuation(deps, userId, grave?.homeId ?? CURRENT_HOME);
    return firstStatusHtml(Evacuation.parse(JSON.parse(JSON.stringify(shown))));
  } catch (err) {
    // Without a home there is nothing to say; a failure must not cost the page itself.
    deps.log.debug({ err }, 'first status not rendered');
    return '';
  }
}
