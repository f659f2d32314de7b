import { messagesIn } from '#contract/text/catalog.ts';
import { amountText, dateText } from '#contract/text/format.ts';
import type { Language } from '#contract/text/language.ts';
import { pathIn } from '#contract/text/paths.ts';
import type { z } from 'zod';
import type { LoggedHours, Site } from '#contract/emergency/community-hours.ts';
import { escapeHtml as e } from '#server/platform/document-choice.ts';
import { HOURS_PATH, LOG_PATH } from './page-paths.ts';
import {
  buttonHtml,
  factsHtml,
  fieldHtml,
  formHtml,
  type Page,
  type Said,
  saidHtml,
  TRAP,
} from './page-parts.ts';
import { hoursText } from './report-rules.ts';

/** Pages on which neighbors log hours for a site, and confirm them. */

export function logHtml(
  site: z.output<typeof Site>,
  language: Language,
  given: {
    code: string;
    isMember: boolean;
    said?: Said;
    typed?: Record<string, string>;
    errors?: Record<string, string>;
  },
): Page {
  const t = messagesIn(language).eventPages;
  const { typed = {}, errors = {} } = given;
  const field = (name: string, label: string, more: Partial<Parameters<typeof fieldHtml>[0]> = {}) =>
    fieldHtml({ name, label, value: typed[name] ?? '', error: errors[name], ...more });
  const person = given.isMember
    ? ''
    : field('name', t.yourName, { autocomplete: 'name', most: 80, hint: t.hoursNameHint }) +
      field('email', t.email, { type: 'email', autocomplete: 'email', most: 254, hint: t.emailHint });
  const main =
    saidHtml(given.said ?? null) +
    `<p>${e(t.logText(site.host, site.name))}</p>` +
    formHtml(
      pathIn(language, `${LOG_PATH}/${encodeURIComponent(given.code)}`),
      person +
        field('day', t.workDay, {
          type: 'date',
          value: typed['day'] ?? site.today,
          more: ` max="${site.today}"`,
        }) +
        field('hours', t.hours, { hint: t.hoursHint, most: 5, more: ' inputmode="decimal"' }) +
        field('task', t.task, { hint: t.taskHint, most: 200 }) +
        field('dollars', t.dollars, {
          hint: t.dollarsHint,
          most: 9,
          isRequired: false,
          more: ' inputmode="decimal"',
        }) +
        TRAP +
        buttonHtml('log', t.logHours),
    ) +
    `<p class="state">${e(t.hoursPrivacy)}</p>`;
  return { title: t.logTitle, main };
}

export function hoursHtml(
  page: z.output<typeof LoggedHours>,
  { token, said = null }: { token: string; said?: Said },
): Page {
  const { language } = page;
  const t = messagesIn(language).eventPages;
  const form = (inside: string) => formHtml(HOURS_PATH, inside, { t: token });
  const main =
    saidHtml(said) +
    `<p class="until">${e(t.hoursStates[page.state].text)}</p>` +
    factsHtml([
      [t.site, e(page.site)],
      [t.workDay, e(dateText(page.day, language))],
      [t.hours, e(hoursText(page.minutes))],
      [t.task, e(page.task)],
      ...(page.cents === null ? [] : ([[t.dollars, e(amountText(page.cents, language))]] as const)),
    ]) +
    (page.state === 'unconfirmed' ? form(buttonHtml('confirm', t.theseAreMine)) : '') +
    (page.state === 'unconfirmed' || page.state === 'waiting'
      ? form(buttonHtml('withdraw', t.withdraw, 'stop'))
      : '');
  return { title: t.hoursStates[page.state].title, main };
}
