/**
 * Back and Forward may restore a page from the back/forward cache although the user has signed in or out
 * since.
 */
export function onRestored(listener: () => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}

/**
 * Hides the content before the page enters the back/forward cache, so that stale data isn't visible before
 * the reload.
 */
export function hideAndReload(): void {
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) document.body.hidden = true;
  });
  onRestored(() => location.reload());
}
