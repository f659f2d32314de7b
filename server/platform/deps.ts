import type { AddressSearchPort } from '#server/ports/address-search.ts';
import type { AlertFeedPort } from '#server/ports/alert-feed.ts';
import type { FileStoragePort } from '#server/ports/file-storage.ts';
import type { MailPort } from '#server/ports/mail.ts';
import type { MalwareScanPort } from '#server/ports/malware-scan.ts';
import type { BillingPort } from '#server/ports/billing.ts';
import type { PaymentsPort } from '#server/ports/payments.ts';
import type { PushPort } from '#server/ports/push.ts';
import type { SmsPort } from '#server/ports/sms.ts';
import type { PayoutsPort } from '#server/ports/payouts.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db.ts';
import type { LiveEvents } from './events.ts';
import type { Jobs } from './jobs.ts';
import type { Log } from './log.ts';
import type { MasterKeys } from './master-keys.ts';

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
