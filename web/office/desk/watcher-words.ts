import * as t from '#text/office/desk-case.ts';
import { locale } from '#text/locale.ts';

type Watcher = { name: string; isTyping: boolean };

const listed = (names: readonly string[]): string => new Intl.ListFormat(locale).format(names);

/** Who else is here, in one or two sentences. Null if no one is. */
export function watcherWords(others: readonly Watcher[]): string | null {
  const namesOf = (is: boolean) => others.filter(({ isTyping }) => isTyping === is).map(({ name }) => name);
  const [typing, viewing] = [namesOf(true), namesOf(false)];
  const parts = [
    ...(typing.length > 0 ? [t.typingReply(listed(typing), typing.length)] : []),
    ...(viewing.length > 0 ? [t.viewingToo(listed(viewing), viewing.length)] : []),
  ];
  return parts.length > 0 ? parts.join(' ') : null;
}
