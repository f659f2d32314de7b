import type { PublicEvent } from '#contract/emergency/community-events.ts';
import { countyNamed } from '#contract/outreach/california-counties.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';
import { escapeHtml as e } from '#server/platform/document-choice.ts';
import { spanText } from './event-times.ts';

/** Parts of the pages without scripts. */

export type Page = { title: string; heading?: string; main: string };
export type Said = { text: string; isError: boolean } | null;

export const saidHtml = (said: Said): string =>
  said
    ? `<p role="${said.isError ? 'alert' : 'status'}" class="${said.isError ? 'wrong' : 'saved'}">${e(said.text)}</p>`
    : '';

/** Rows of already escaped HTML. */
export const factsHtml = (rows: readonly (readonly [string, string])[]): string =>
  `<dl>${rows.map(([name, value]) => `<dt>${e(name)}</dt><dd>${value}</dd>`).join('')}</dl>`;

export const formHtml = (action: string, inside: string, hidden: Record<string, string> = {}): string =>
  `<form method="post" action="${e(action)}">${Object.entries(hidden)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${e(value)}">`)
    .join('')}${inside}</form>`;

export const buttonHtml = (value: string, label: string, className = ''): string =>
  `<button type="submit" name="do" value="${value}"${className ? ` class="${className}"` : ''}>${e(label)}</button>`;

export const linkHtml = (href: string, label: string): string => `<a href="${e(href)}">${e(label)}</a>`;

/** A honeypot: bots fill in every field, but people don't see this one. */
export const TRAP = '<input name="website" hidden tabindex="-1" autocomplete="off">';

type Field = {
  name: string;
  label: string;
  type?: string;
  autocomplete?: string;
  most?: number;
  value?: string;
  hint?: string;
  error?: string | undefined;
  isRequired?: boolean;
  more?: string;
};
export function fieldHtml(field: Field): string {
  const { name, label, type = 'text', autocomplete = 'off', most = 200, value = '', hint, error } = field;
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return (
    `<label for="${name}">${e(label)}</label>` +
    `<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="${most}" value="${e(value)}"` +
    `${field.isRequired === false ? '' : ' required'}${described ? ` aria-describedby="${described}"` : ''}${error ? ' aria-invalid="true"' : ''}${field.more ?? ''}>` +
    (hint ? `<p class="state" id="${name}-hint">${e(hint)}</p>` : '') +
    (error ? `<p class="wrong" id="${name}-error">${e(error)}</p>` : '')
  );
}

/** An ambassador's text, marked with the language they wrote it in. */
export const writtenHtml = (
  words: string,
  event: Pick<PublicEvent, 'language'>,
  language: Language,
): string => {
  const text = e(words).replaceAll(/\r\n?|\n/g, '<br>');
  return event.language === language ? text : `<span lang="${event.language}">${text}</span>`;
};

/** Dates arrive as strings from our own API and as `Date` from our functions. */
export const spanOf = (
  event: { startsAt: Date | string; endsAt: Date | string; timeZone: string },
  language: Language,
): string =>
  spanText(
    { startsAt: new Date(event.startsAt), endsAt: new Date(event.endsAt), timeZone: event.timeZone },
    language,
  );

export function eventFacts(event: PublicEvent, language: Language): string {
  const t = messagesIn(language).eventPages;
  return factsHtml([
    [t.when, e(spanOf(event, language))],
    [t.where, `${writtenHtml(event.place, event, language)}<br>${e(countyNamed(event.county))}`],
    [t.what, e(t.kinds[event.kind])],
    [t.host, e(event.host)],
    ...(event.bring ? ([[t.bring, writtenHtml(event.bring, event, language)]] as const) : []),
  ]);
}

/** Why sign-up is closed, or null. */
export function endedText(event: PublicEvent, language: Language): string | null {
  const t = messagesIn(language).eventPages;
  if (event.state === 'canceled') return t.canceled(event.reason ?? '');
  if (event.state === 'closed') return t.closed;
  return event.isOver ? t.over : null;
}
