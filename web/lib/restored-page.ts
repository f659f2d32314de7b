/**
 * Back and Forward may bring a page as it was left, without asking the server, though somebody has signed in or out
 * since.
 */
export function onRestored(listener: () => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}

/** A page that must not even be glimpsed before it is loaded anew: it is put away with its content hidden. */
export function reloadUnseen(): void {
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) document.body.hidden = true;
  });
  onRestored(() => location.reload());
}
