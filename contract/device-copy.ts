/**
 * What the page and the service worker agree on. Apart from the schemas: the worker carries no library.
 */

/** A device keeps the answers to these addresses, and no others, for when there is no network. */
export const PLAN_CARD_PATH = '/api/plan-card';
export const EVACUATION_PATH = '/api/homes/current-home-id/evacuation';
export const KEPT_PATHS: readonly string[] = [PLAN_CARD_PATH, EVACUATION_PATH];

/** Says of a document whose it is: the worker keeps the member's shell, and forgets a plan when it meets a visitor's. */
export const DOCUMENT_HEADER = 'x-document';

/** Marks an answer the worker took from the device because the server did not answer. */
export const FROM_DEVICE_HEADER = 'x-from-device';

/** What a page tells the worker. */
export type WorkerMessage =
  /** May the plan stay on this device? */
  | { type: 'keep-plan'; isKept: boolean }
  /** This person is signed in: somebody else's plan goes. */
  | { type: 'signed-in'; userId: string }
  /** Nobody is signed in any more. */
  | { type: 'forget' };
