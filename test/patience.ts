import { minutes } from '#server/platform/clock.ts';

/** A starved machine may keep a statement waiting longer than a request should. No test measures time. */
export const PATIENT = {
  statement_timeout: minutes(1),
  lock_timeout: minutes(1),
  idle_in_transaction_session_timeout: minutes(1),
  connectionTimeoutMillis: minutes(1),
};
