/** Longest wait for an idle moment: a page that is never idle still finishes loading. */
const QUIET_WITHIN_MS = 3000;

/** Resolves when the page has been painted and is idle. */
export const quietMoment = (): Promise<void> =>
  new Promise((resolve) => {
    const whenLoaded = () => {
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: QUIET_WITHIN_MS });
      else setTimeout(resolve, 200);
    };
    if (document.readyState === 'complete') whenLoaded();
    else addEventListener('load', whenLoaded, { once: true });
  });
