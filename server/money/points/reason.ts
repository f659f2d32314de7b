import { BRAND } from '#contract/brand.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';
import { itemIn } from '#server/money/marketplace/marketplace.ts';

const english = messagesIn('en').ledger;

/** Ledger texts that name an item, in English. */
const ABOUT_ITEM = ['canceled', 'givenBack'] as const;

function aboutTask(language: Language, key: string): string | undefined {
  const { standardTasks, readinessTasks, ledger } = messagesIn(language);
  const tasks: Record<string, { title: string }> = {
    ...standardTasks.standardTasks,
    ...readinessTasks.tasks,
  };
  const task = tasks[key];
  return task && ledger.taskDone(task.title);
}

function aboutItem(language: Language, reason: string): string {
  for (const kind of ABOUT_ITEM) {
    const prefix = english[kind]('');
    if (reason.startsWith(prefix))
      return messagesIn(language).ledger[kind](itemIn(language, reason.slice(prefix.length)));
  }
  return itemIn(language, reason);
}

/**
 * What an entry was for, in the reader's language. The ledger is stored in English and never rewritten: its
 * entries are chained by their hashes. What one of our team wrote is shown as written.
 */
export function reasonIn(language: Language, { key, reason }: { key: string; reason: string }): string {
  if (language === 'en') return reason;
  const { ledger } = messagesIn(language);
  if (key === 'opening') return ledger.welcome(BRAND.name);
  if (key === 'opening:before') return ledger.welcomeGivenBefore;
  if (key.startsWith('task:')) return aboutTask(language, key.slice('task:'.length)) ?? reason;
  if (/^(back:)?order:/.test(key)) return aboutItem(language, reason);
  return reason === english.demoPoints ? ledger.demoPoints : reason;
}
