import type { AddressSearchPort } from './address-search.ts';
import type { AlertFeedPort } from './alert-feed.ts';
import type { HazardFeedPort } from './hazard-feed.ts';
import type { ShelterFeedPort } from './shelter-feed.ts';
import type { FileStoragePort } from './file-storage.ts';
import type { MailPort } from './mail.ts';
import type { MailInPort } from './mail-in.ts';
import type { MalwareScanPort } from './malware-scan.ts';
import type { BillingPort } from './billing.ts';
import type { PaymentsPort } from './payments.ts';
import type { SalesTaxPort } from './sales-tax.ts';
import type { PushPort } from './push.ts';
import type { RoutingPort } from './routing.ts';
import type { SmsPort } from './sms.ts';
import type { PayoutsPort } from './payouts.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import type { Db, Tx } from '#server/platform/db.ts';
import type { LiveEvents } from '#server/platform/events.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';

/**
 * What capabilities depend on. `main.ts` creates the real one, tests create theirs; a function takes only the
 * parts it uses.
 */
export type Deps = {
  db: Db;
  /** Hot reads by key: the same data over another connection. */
  reads: Db;
  clock: Clock;
  jobs: Jobs;
  events: LiveEvents;
  mail: MailPort;
  /** Null: email to us isn't received. */
  mailIn: MailInPort | null;
  /** Null: no SMS provider. */
  sms: SmsPort | null;
  /** Null: no key for pushing notices to browsers. */
  push: PushPort | null;
  /** Null: only the built-in gazetteer. */
  addressSearch: AddressSearchPort | null;
  /** The root keys of everything sealed in the vault. */
  masterKeys: MasterKeys;
  /**
   * Grants a new account what every account starts with, in the same transaction. Existing accounts get
   * nothing.
   */
  welcome: (tx: Tx, person: { id: string; email: string }) => Promise<void>;
  /** Records that a mailbox belongs to an account that was welcomed: changing addresses earns no second welcome. */
  rememberMailbox: (tx: Tx, person: { id: string; email: string }) => Promise<void>;
  /** Where encrypted files are stored. */
  fileStorage: FileStoragePort;
  /** Null: files aren't scanned for malware. */
  malwareScan: MalwareScanPort | null;
  /** The card provider. */
  payments: PaymentsPort;
  /** Sales tax on goods paid by card. */
  salesTax: SalesTaxPort;
  /** Memberships that renew. */
  billing: BillingPort;
  /** Official sources of orders and alerts. */
  feeds: readonly AlertFeedPort[];
  /** Official sources of fire perimeters and road closures. */
  hazardFeeds: readonly HazardFeedPort[];
  /** Official sources of open shelters. */
  shelterFeeds: readonly ShelterFeedPort[];
  /** Cash to debit cards. */
  payouts: PayoutsPort;
  /** Null: only the built-in search on the imported roads. */
  routing: RoutingPort | null;
  config: Config;
  log: Log;
};
