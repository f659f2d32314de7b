declare global {
  interface Window {
    /** The advertising pixel, when a page has loaded it. */
    fbq?: (command: 'track', event: 'PageView', details: { page_path: string }) => void;
  }
}

/** Tells the advertising pixel, if loaded, that a page was opened: its path alone, never an address or e-mail of the query. */
export function sendPageView(path: string): void {
  window.fbq?.('track', 'PageView', { page_path: path });
}
