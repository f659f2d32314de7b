import { isPrivateByBrowser, readConsent } from './tracking-consent.ts';

type Pixel = ((command: 'track', event: 'PageView', details: { page_path: string }) => void) & {
  isOurs?: true;
};
declare global {
  interface Window {
    /** The advertising pixel, once the visitor has consented. */
    fbq?: Pixel;
  }
}

/**
 * Keys that the server wrote into the document. Empty when none is configured or the visitor must not be
 * tracked.
 */
const keyOf = (name: 'analytics' | 'pixel') => document.documentElement.dataset[name] ?? '';

/** One visit is one tab: no cookie, nothing that outlives it. */
const visit = crypto.getRandomValues(new Uint32Array(2)).join('.');

/** A URL without its query string, which can contain what people typed. */
const bareAddress = (path: string) => location.origin + path;

/**
 * We send plain requests to both services ourselves. Their scripts would read the full URL, query string
 * included, and watch every form.
 */
function tellAnalytics(key: string, path: string): void {
  const said = { v: '2', tid: key, cid: visit, en: 'page_view', dl: bareAddress(path) };
  navigator.sendBeacon(`https://www.google-analytics.com/g/collect?${new URLSearchParams(said)}`);
}

function pixelOf(key: string): Pixel {
  const tell: Pixel = (_command, event, { page_path }) => {
    const said = { id: key, ev: event, dl: bareAddress(page_path), noscript: '1' };
    new Image().src = `https://www.facebook.com/tr?${new URLSearchParams(said)}`;
  };
  return Object.assign(tell, { isOurs: true as const });
}

/** Warns the site's operator once about missing keys. */
export function warnOfMissingKeys(): void {
  /* oxlint-disable no-console -- the specification asks for these */
  if (!keyOf('analytics')) console.warn('Web analytics: no key, so page views are not counted.');
  if (!keyOf('pixel')) console.warn('Advertising pixel: no key, so page views are not sent.');
  /* oxlint-enable no-console */
}

/**
 * True when there is something to ask the visitor about: a key is configured and the browser sends no privacy
 * signal.
 */
export const canTrack = (): boolean => Boolean(keyOf('analytics') || keyOf('pixel')) && !isPrivateByBrowser();

/**
 * Reports a page view (path only) to the pixel and the analytics service, if configured and the visitor
 * consented.
 */
export function sendPageView(path: string): void {
  const mayTell = canTrack() && readConsent() === 'granted';
  if (mayTell && keyOf('pixel')) window.fbq ??= pixelOf(keyOf('pixel'));
  else if (window.fbq?.isOurs) delete window.fbq;
  window.fbq?.('track', 'PageView', { page_path: path });
  if (mayTell && keyOf('analytics')) tellAnalytics(keyOf('analytics'), path);
}
