const PREFIX = 'draft:';
/** The landing page's address search, whose address the waitlist takes over. */
export const ADDRESS_SEARCH = 'address-search';

/** What was typed into a form of this tab and not sent, by field name. */
export function readFormDraft(key: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** Keeps what is typed for this tab alone, over reloads and other pages, until it is sent or the tab is closed. */
export function keepFormDraft(key: string, values: Record<string, string>): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(values));
  } catch {
    // Without storage the words are lost with the page, as on any page that is closed.
  }
}

export function dropFormDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was kept where storage is forbidden.
  }
}
