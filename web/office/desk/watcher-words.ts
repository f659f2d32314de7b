type Watcher = { name: string; isTyping: boolean };

const listed = (names: readonly string[]): string =>
  names.length <= 2 ? names.join(' and ') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Who else is here, as one or two sentences. Null when no one is. */
export function watcherWords(others: readonly Watcher[]): string | null {
  const [typing, viewing] = [true, false].map((is) =>
    others.filter(({ isTyping }) => isTyping === is).map(({ name }) => name),
  );
  const be = (names: readonly string[]) => (names.length === 1 ? 'is' : 'are');
  const parts = [
    typing && typing.length > 0 ? `${listed(typing)} ${be(typing)} typing a reply.` : '',
    viewing && viewing.length > 0 ? `${listed(viewing)} ${be(viewing)} viewing this case, too.` : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? parts.join(' ') : null;
}
