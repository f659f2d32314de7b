/**
 * What the page and the service worker agree on. Apart from the schemas: the worker carries no library.
 */

/** A device keeps the answer to this address, and no other, for when there is no network. */
export const PLAN_CARD_PATH = '/api/plan-card';

/** Says of a document whose it is: the worker keeps the member's shell, and forgets a plan when it meets a visitor's. */
export const DOCUMENT_HEADER = 'x-document';

/** What a page tells the worker. */
export type WorkerMessage =
  /** May the plan stay on this device? */
  | { type: 'keep-plan'; isKept: boolean }
  /** This person is signed in: somebody else's plan goes. */
  | { type: 'signed-in'; userId: string }
  /** Nobody is signed in any more. */
  | { type: 'forget' };
