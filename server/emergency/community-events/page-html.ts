import type { OwnSignUp, PublicEvent } from '#contract/emergency/community-events.ts';
import { CALIFORNIA_COUNTIES, countyNamed } from '#contract/outreach/california-counties.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#contract/text/language.ts';
import { pathIn } from '#contract/text/paths.ts';
import { escapeHtml as e } from '#server/platform/document-choice.ts';
import { hoursText } from './report-rules.ts';
import { EVENTS_PATH, SIGN_UP_PATH } from './page-paths.ts';
import {
  buttonHtml,
  endedText,
  eventFacts,
  fieldHtml,
  formHtml,
  linkHtml,
  type Page,
  type Said,
  saidHtml,
  spanOf,
  TRAP,
  writtenHtml,
} from './page-parts.ts';

/** The public pages of events. No scripts: they load on a phone with one bar, and print. */

const otherLanguages = (path: string, language: Language): string =>
  LANGUAGES.filter((other) => other !== language)
    .map(
      (other) =>
        `<p><a href="${pathIn(other, path)}" lang="${other}" hreflang="${other}">${e(LANGUAGE_NAMES[other])}</a></p>`,
    )
    .join('');

export function listHtml(events: readonly PublicEvent[], language: Language, county: string): Page {
  const t = messagesIn(language).eventPages;
  const options = [['', t.anyCounty] as const, ...CALIFORNIA_COUNTIES]
    .map(
      ([value, name]) => `<option value="${value}"${value === county ? ' selected' : ''}>${e(name)}</option>`,
    )
    .join('');
  const items = events
    .map(
      (event) =>
        `<li><h2><a href="${pathIn(language, `${EVENTS_PATH}/${event.id}`)}">${writtenHtml(event.title, event, language)}</a></h2>` +
        `<p>${e(spanOf(event, language))}</p><p>${writtenHtml(event.place, event, language)}</p>` +
        `<p class="state">${e(t.kinds[event.kind])}, ${e(countyNamed(event.county))}. ${e(t.seats(event.seatsLeft))}</p></li>`,
    )
    .join('');
  const main =
    `<p>${e(t.listText)}</p>` +
    `<form method="get" action="${pathIn(language, EVENTS_PATH)}"><label for="county">${e(t.county)}</label>` +
    `<select id="county" name="county">${options}</select><button type="submit" class="quiet">${e(t.show)}</button></form>` +
    (events.length === 0 ? `<p class="until">${e(t.noEvents)}</p>` : `<ul>${items}</ul>`) +
    `<p>${linkHtml(pathIn(language, '/community'), t.toCommunity)}</p>` +
    otherLanguages(EVENTS_PATH, language);
  return { title: t.listTitle, main };
}

/** The state of a sign-up, in words. */
function ownText(own: OwnSignUp, language: Language): string {
  const t = messagesIn(language).eventPages;
  if (own.attendance === 'denied') return t.deniedText;
  if (own.attendance) return t.attended(hoursText(own.minutes ?? 0));
  if (own.state === 'waiting') return t.inLine(own.placeInLine ?? 1);
  return t.ownStates[own.state];
}

/** What a person can do with their sign-up; the same on the event's page and behind the link. */
function ownActions(
  own: OwnSignUp,
  event: PublicEvent,
  language: Language,
  form: (inside: string) => string,
) {
  const t = messagesIn(language).eventPages;
  const canLeave =
    (own.state === 'going' || own.state === 'waiting') && !event.isOver && own.attendance === null;
  return (
    (own.canCheckIn
      ? form(
          fieldHtml({
            name: 'code',
            label: t.code,
            hint: t.codeHint,
            autocomplete: 'one-time-code',
            most: 6,
            more: ' inputmode="numeric" pattern="[0-9]{6}"',
          }) + buttonHtml('check-in', t.checkIn),
        )
      : '') +
    (own.attendance === 'host' || own.attendance === 'code'
      ? form(buttonHtml('not-there', t.notThere, 'stop'))
      : '') +
    (canLeave ? form(buttonHtml('leave', t.leave, 'stop')) : '')
  );
}

export type EventPageFacts = {
  event: PublicEvent;
  own: OwnSignUp | null;
  isMember: boolean;
  isHost: boolean;
  said?: Said;
  typed?: Record<string, string>;
  errors?: Record<string, string>;
};

export function eventHtml(facts: EventPageFacts, language: Language): Page {
  const { event, own, isMember, isHost, said = null, typed = {}, errors = {} } = facts;
  const t = messagesIn(language).eventPages;
  const path = `${EVENTS_PATH}/${event.id}`;
  const action = pathIn(language, path);
  const ended = endedText(event, language);
  const isIn = own !== null && own.state !== 'canceled' && own.state !== 'unconfirmed';
  const form = (inside: string) => formHtml(action, inside);
  const signUpLabel = event.seatsLeft > 0 ? t.signUp : t.joinLine;
  const fields =
    fieldHtml({
      name: 'name',
      label: t.yourName,
      hint: t.nameHint,
      autocomplete: 'name',
      most: 80,
      value: typed['name'] ?? '',
      error: errors['name'],
    }) +
    fieldHtml({
      name: 'email',
      label: t.email,
      hint: t.emailHint,
      type: 'email',
      autocomplete: 'email',
      most: 254,
      value: typed['email'] ?? '',
      error: errors['email'],
    });
  const signUp =
    ended || isIn || isHost
      ? ''
      : `<h2>${e(t.signUpTitle)}</h2><p>${e(t.seats(event.seatsLeft))}</p>` +
        form(
          isMember ? buttonHtml('sign-up', signUpLabel) : fields + TRAP + buttonHtml('sign-up', signUpLabel),
        ) +
        (isMember ? '' : `<p class="state">${e(t.privacy)}</p>`);
  const main =
    saidHtml(said) +
    (ended ? `<p class="until">${e(ended)}</p>` : '') +
    (isIn && own ? `<p class="until">${e(ownText(own, language))}</p>` : '') +
    (isHost ? `<p class="until">${e(t.youHost)}</p>` : '') +
    `<p>${writtenHtml(event.description, event, language)}</p>` +
    eventFacts(event, language) +
    (isIn && own ? ownActions(own, event, language, form) : '') +
    signUp +
    (ended && event.state === 'planned'
      ? ''
      : `<p>${linkHtml(`/api/community/events/${event.id}/calendar`, event.state === 'planned' ? t.calendar : t.calendarCanceled)}</p>`) +
    `<p class="state">${e(t.notOfficial)}</p>` +
    `<p>${linkHtml(pathIn(language, EVENTS_PATH), t.allEvents)}</p>` +
    otherLanguages(path, language);
  return { title: event.title, heading: writtenHtml(event.title, event, language), main };
}

/** The page behind the link in our emails. Opening it changes nothing. */
export function signUpHtml(
  { event, own, language }: { event: PublicEvent; own: OwnSignUp; language: Language },
  { token, said = null }: { token: string; said?: Said },
): Page {
  const t = messagesIn(language).eventPages;
  const form = (inside: string) => formHtml(SIGN_UP_PATH, inside, { t: token });
  const ended = endedText(event, language);
  const main =
    saidHtml(said) +
    `<p class="until">${e(ended && own.attendance === null ? ended : ownText(own, language))}</p>` +
    (own.state === 'unconfirmed' && !ended ? form(buttonHtml('confirm', t.confirm)) : '') +
    `<h2>${writtenHtml(event.title, event, language)}</h2>` +
    eventFacts(event, language) +
    (own.state === 'unconfirmed' && !ended ? form(buttonHtml('leave', t.discard, 'stop')) : '') +
    ownActions(own, event, language, form) +
    `<p>${linkHtml(pathIn(language, `${EVENTS_PATH}/${event.id}`), t.toEvent)}</p>`;
  return { title: t.signUpPage[own.state], main };
}
