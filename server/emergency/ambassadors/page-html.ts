import type { Application } from '#contract/emergency/ambassadors.ts';
import type { NeighborRequest } from '#contract/emergency/impact.ts';
import { countyNamed } from '#contract/outreach/california-counties.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { dateText } from '#contract/text/format.ts';
import type { Language } from '#contract/text/language.ts';
import { escapeHtml as e } from '#server/platform/document-choice.ts';
import { pacificDay } from './pacific-day.ts';

/** The two pages behind links: the status of an application, and a neighbor's confirmation. No scripts. */

export const STATUS_PATH = '/ambassadors/status';
export const CONFIRM_PATH = '/ambassadors/confirm';

type Page = { title: string; main: string };
type Said = { text: string; isError: boolean } | null;

const saidHtml = (said: Said): string =>
  said
    ? `<p role="${said.isError ? 'alert' : 'status'}" class="${said.isError ? 'wrong' : 'saved'}">${e(said.text)}</p>`
    : '';

const facts = (rows: readonly (readonly [string, string])[]): string =>
  `<dl>${rows.map(([name, value]) => `<dt>${e(name)}</dt><dd>${e(value)}</dd>`).join('')}</dl>`;

const formHtml = (action: string, token: string, inside: string): string =>
  `<form method="post" action="${action}"><input type="hidden" name="t" value="${e(token)}">${inside}</form>`;

const button = (value: string, label: string, className = ''): string =>
  `<button type="submit" name="do" value="${value}"${className ? ` class="${className}"` : ''}>${e(label)}</button>`;

export function statusHtml(
  page: Application & { language: Language },
  { token, said = null, canLeave }: { token: string; said?: Said; canLeave: boolean },
): Page {
  const t = messagesIn(page.language).ambassadorPages;
  const { title, text } = t.states[page.state];
  const main =
    saidHtml(said) +
    `<p class="until">${e(text)}</p>` +
    (page.reason ? `<h2>${e(t.reason)}</h2><p>${e(page.reason)}</p>` : '') +
    (page.again
      ? `<p>${e(t.againFrom(dateText(pacificDay(new Date(page.again)), page.language)))}</p>`
      : '') +
    (page.state === 'unconfirmed' ? formHtml(STATUS_PATH, token, button('confirm', t.confirmIt)) : '') +
    (page.state === 'approved' ? `<p><a href="/sign-in">${e(t.signIn)}</a></p>` : '') +
    `<h2>${e(t.yourApplication)}</h2>` +
    facts([
      [t.name, page.name],
      [t.county, countyNamed(page.county)],
      [t.zip, page.zip],
      [t.area, page.area],
      [t.since, dateText(pacificDay(new Date(page.since)), page.language)],
    ]) +
    (canLeave ? formHtml(STATUS_PATH, token, button('withdraw', t.withdraw, 'stop')) : '');
  return { title, main };
}

export function confirmHtml(
  page: NeighborRequest,
  { token, said = null, typedName = '' }: { token: string; said?: Said; typedName?: string },
): Page {
  const t = messagesIn(page.language).ambassadorPages;
  const what = t.whatHappened(t.kinds[page.kind], page.quantity, dateText(page.happenedOn, page.language));
  const { title, text } = t.confirm[page.is];
  const doubt = page.doubt ? `<p>${e(t.doubts[page.doubt])}</p>` : '';
  const form =
    page.is === 'asking'
      ? formHtml(
          CONFIRM_PATH,
          token,
          `<label for="name">${e(t.yourName)}</label>` +
            `<input id="name" name="name" autocomplete="name" maxlength="120" required value="${e(typedName)}">` +
            button('yes', t.yes) +
            button('no', t.no, 'stop'),
        ) + `<p class="state">${e(t.noAccountNeeded)}</p>`
      : '';
  const main =
    saidHtml(said) +
    `<p>${e(text(page.ambassador))}</p>` +
    doubt +
    (page.is === 'over' ? '' : `<p class="until">${e(what)}</p>`) +
    form;
  return { title, main };
}
