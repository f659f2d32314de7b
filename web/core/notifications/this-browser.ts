import { isAppleTouch, isInstalled } from './home-screen.ts';
import * as t from '#text/core/notifications.ts';

/**
 * This browser's push state: unsupported, only from the Home Screen, blocked, or able, with its subscription if any.
 */
export type ThisBrowser =
  | { is: 'unable' }
  | { is: 'home-screen' }
  | { is: 'refused' }
  | { is: 'able'; mark: string | null };

const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const registrationHere = () => navigator.serviceWorker.getRegistration('/');

async function markOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function thisBrowser(): Promise<ThisBrowser> {
  if (isAppleTouch(navigator) && !isInstalled()) return { is: 'home-screen' };
  if (!canPush()) return { is: 'unable' };
  const registration = await registrationHere();
  if (!registration) return { is: 'unable' };
  if (Notification.permission === 'denied') return { is: 'refused' };
  const subscription = await registration.pushManager.getSubscription();
  return { is: 'able', mark: subscription ? await markOf(subscription.endpoint) : null };
}

/** The message is shown to the user as is. */
export class CannotSubscribe extends Error {}

/** Requests permission, then subscribes with the browser's push service. Call only on a click. */
export async function subscribeHere(publicKey: string) {
  const registration = await registrationHere();
  if (!registration) throw new CannotSubscribe(t.unsupported);
  if ((await Notification.requestPermission()) !== 'granted') throw new CannotSubscribe(t.notAllowed);
  // A subscription made with our previous key no longer works.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch(() => {
      throw new CannotSubscribe(t.pushUnreachable);
    });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}

export async function unsubscribeHere(): Promise<void> {
  const registration = await registrationHere();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
