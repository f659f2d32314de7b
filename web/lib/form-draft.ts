const PREFIX = 'draft:';
/** Draft key of the landing page's address search. The waitlist form reuses the address. */
export const ADDRESS_SEARCH = 'address-search';

/** Returns what was typed into this tab's form but not sent, by field name. */
export function readFormDraft(key: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** Saves form input for this tab, across reloads and navigation, until it's sent or the tab is closed. */
export function saveFormDraft(key: string, values: Record<string, string>): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(values));
  } catch {
    // Without storage the draft is lost, as on any page that is closed.
  }
}

export function dropFormDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Storage is blocked, so nothing was saved.
  }
}
