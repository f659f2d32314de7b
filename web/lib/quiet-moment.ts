/** Longest wait for a quiet moment: a page that is never quiet still becomes whole. */
const QUIET_WITHIN_MS = 3000;

/** The page has been shown and nothing is going on. */
export const quietMoment = (): Promise<void> =>
  new Promise((resolve) => {
    const whenLoaded = () => {
      // Safari has no idle callback.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: QUIET_WITHIN_MS });
      else setTimeout(resolve, 200);
    };
    if (document.readyState === 'complete') whenLoaded();
    else addEventListener('load', whenLoaded, { once: true });
  });
