/**
 * What the page and the service worker agree on. Kept apart from the schemas because the worker bundles no
 * libraries.
 */
/** Each language has a worker of its own, which caches that language's files. */
export const workerFile = (language: string): string => (language === 'en' ? 'sw.js' : `sw-${language}.js`);

/** Lists the files of the page that follows a sign-in, in each language. */
export const filesAfterSignIn = (language: string): string => `after-sign-in-${language}.json`;

/** The device caches responses of these paths only, for use offline. */
export const PLAN_CARD_PATH = '/api/plan-card';
export const EVACUATION_PATH = '/api/homes/current-home-id/evacuation';
export const WAYS_OUT_PATH = '/api/homes/current-home-id/ways-out';
export const EVACUATION_ROUTE_PATH = '/api/homes/current-home-id/evacuation-route';
export const OFFLINE_PATHS: readonly string[] = [
  PLAN_CARD_PATH,
  EVACUATION_PATH,
  WAYS_OUT_PATH,
  EVACUATION_ROUTE_PATH,
];

/**
 * Tells whether a document belongs to a member or a visitor. The worker caches the member's shell, and
 * deletes the saved plan when it sees a visitor's document.
 */
export const DOCUMENT_HEADER = 'x-document';

/** Marks a response the worker served from the device because the server didn't respond. */
export const FROM_DEVICE_HEADER = 'x-from-device';

/** Messages from a page to the worker. */
export type WorkerMessage =
  /** Whether the plan may be stored on this device. */
  | { type: 'keep-plan'; isKept: boolean }
  /** This person is signed in; delete another person's plan. */
  | { type: 'signed-in'; userId: string }
  /** No one is signed in anymore. */
  | { type: 'forget' };
