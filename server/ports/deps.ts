import type { AddressSearchPort } from './address-search.ts';
import type { AlertFeedPort } from './alert-feed.ts';
import type { FileStoragePort } from './file-storage.ts';
import type { MailPort } from './mail.ts';
import type { MalwareScanPort } from './malware-scan.ts';
import type { BillingPort } from './billing.ts';
import type { PaymentsPort } from './payments.ts';
import type { PushPort } from './push.ts';
import type { SmsPort } from './sms.ts';
import type { PayoutsPort } from './payouts.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import type { Db, Tx } from '#server/platform/db.ts';
import type { LiveEvents } from '#server/platform/events.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';

/** What capabilities work with. `main.ts` makes the real one, tests make theirs; a verb asks for the parts it uses. */
export type Deps = {
  db: Db;
  /** Hot reads by key; the same data, another connection. */
  reads: Db;
  clock: Clock;
  jobs: Jobs;
  events: LiveEvents;
  mail: MailPort;
  /** Null: nobody carries text messages for us. */
  sms: SmsPort | null;
  /** Null: there is no key to push notices to browsers with. */
  push: PushPort | null;
  /** Null: the built-in gazetteer answers alone. */
  addressSearch: AddressSearchPort | null;
  /** What everything in the vault is sealed under, in the end. */
  masterKeys: MasterKeys;
  /** Gives a new account what everybody starts with, in the same transaction. Somebody known already gets nothing. */
  welcome: (tx: Tx, person: { id: string; email: string }) => Promise<void>;
  /** Where encrypted files are kept. */
  fileStorage: FileStoragePort;
  /** Null: files are not looked over for malware. */
  malwareScan: MalwareScanPort | null;
  /** Who takes cards. */
  payments: PaymentsPort;
  /** Memberships that renew. */
  billing: BillingPort;
  /** Official sources of orders and alerts. */
  feeds: readonly AlertFeedPort[];
  /** Cash to debit cards. */
  payouts: PayoutsPort;
  config: Config;
  log: Log;
};
