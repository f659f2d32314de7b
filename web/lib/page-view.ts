import { isPrivateByBrowser, readConsent } from './tracking-consent.ts';

type Pixel = ((command: 'track', event: 'PageView', details: { page_path: string }) => void) & {
  isOurs?: true;
};
declare global {
  interface Window {
    /** The advertising pixel, once somebody agreed to it. */
    fbq?: Pixel;
  }
}

/** The keys the server wrote on the document: empty when none is configured, or the visitor may not be tracked. */
const keyOf = (name: 'analytics' | 'pixel') => document.documentElement.dataset[name] ?? '';

/** A visit is one tab: no cookie, nothing that outlives it. */
const visit = crypto.getRandomValues(new Uint32Array(2)).join('.');

/** An address without its query: what people typed travels there. */
const bareAddress = (path: string) => location.origin + path;

/**
 * The two services are told by plain requests of our own. Their scripts would read the whole address, query and all,
 * and watch every form.
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

/** Says once, to whoever configures the site, which keys are missing. */
export function warnOfMissingKeys(): void {
  /* oxlint-disable no-console -- the specification asks for these */
  if (!keyOf('analytics')) console.warn('Web analytics: no key, so page views are not counted.');
  if (!keyOf('pixel')) console.warn('Advertising pixel: no key, so page views are not sent.');
  /* oxlint-enable no-console */
}

/** True when there is anything to ask a visitor about: a key, and a browser that has not answered for its person. */
export const canTrack = (): boolean => Boolean(keyOf('analytics') || keyOf('pixel')) && !isPrivateByBrowser();

/** Tells the advertising pixel and the analytics, if there are any and the visitor agreed, which page was opened: its path alone. */
export function sendPageView(path: string): void {
  const mayTell = canTrack() && readConsent() === 'granted';
  if (mayTell && keyOf('pixel')) window.fbq ??= pixelOf(keyOf('pixel'));
  else if (window.fbq?.isOurs) delete window.fbq;
  window.fbq?.('track', 'PageView', { page_path: path });
  if (mayTell && keyOf('analytics')) tellAnalytics(keyOf('analytics'), path);
}
