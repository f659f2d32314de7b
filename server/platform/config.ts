import path from 'node:path';
import { ALWAYS, parseHours, type ConciergeHours } from '#contract/concierge-hours.ts';
import { BENEFIT, type FundsTerms } from '#contract/core/funds.ts';
import { Env } from './config-env.ts';
import {
  ConfigError,
  readAddressSearch,
  readFeeds,
  readHazards,
  readShelters,
  readFileStorage,
  readImagery,
  readMailIn,
  readPayments,
  readTwilio,
  type AddressSearchConfig,
  type FeedsConfig,
  type HazardsConfig,
  type SheltersConfig,
  type FileStorageConfig,
  type ImageryConfig,
  type MailInConfig,
  type PaymentsConfig,
  type TwilioConfig,
} from './config-services.ts';

export type { FeedName, HazardFeedName } from './config-formats.ts';
export { ConfigError };

export const CONFIG_KEYS = Object.keys(Env.shape);

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Set: `databaseUrl` is a pooler in transaction mode, and this leads to the same database without one. */
  databaseDirectUrl: string | undefined;
  poolSize: number;
  production: boolean;
  /**
   * The embedded default without configuration: seeds people, enables dev-login, makes email readable on
   * screen.
   */
  demo: boolean;
  /** In a demo: sample hotels answer on their own, or wait for someone to answer for them. */
  demoHotels: 'answer' | 'wait';
  /** The product's public URL. Email links, passkeys and cookies use it, never a request's Host header. */
  origin: string;
  /** False: the public URL isn't configured, and `origin` is a guess. */
  hasOrigin: boolean;
  https: boolean;
  /** Proxies in front of us whose client address we trust: number of hops, or addresses. */
  trustProxy: number | string | false;
  /** How long to keep serving after /readyz reports not ready, so that a load balancer notices first. */
  drainMs: number;
  logLevel: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where messages to support are forwarded. */
  supportEmail: string;
  /** The number a member calls in an evacuation. */
  conciergePhone: string;
  /** When people answer at the concierge desk. */
  conciergeHours: ConciergeHours;
  /** Where questions about zones go that wait for a decision; the support address if unset. */
  operationsEmail: string;
  /** The number that gets a text when a question still waits after 30 minutes. */
  onCallPhone: string | undefined;
  /** Page view trackers of the public site, if any; see docs/decisions. */
  trackers: { analyticsId: string | undefined; adPixelId: string | undefined };
  addressSearch: AddressSearchConfig;
  imagery: ImageryConfig | undefined;
  /**
   * The keys that wrap every home's key; if unset, a key file in the data folder is created. See
   * `master-keys.ts`.
   */
  vaultKeys: string | undefined;
  fileStorage: FileStorageConfig;
  /** tcp://host:port of the clamd that scans files; undefined: no scanning. */
  clamavUrl: string | undefined;
  /** The Valhalla server that finds routes; undefined: the built-in search. */
  valhallaUrl: string | undefined;
  payments: PaymentsConfig;
  twilio: TwilioConfig | undefined;
  /** How email to us arrives; undefined: it doesn't, and our emails have no reply address. */
  mailIn: MailInConfig | undefined;
  /** Answers to our emails go to this address with a tag; undefined: none are received. */
  replyAddress: string | undefined;
  /** Our identity to push services. Without a key only a demo pushes, with a key of its own. */
  vapid: { privateKey: string | undefined; subject: string };
  feeds: FeedsConfig;
  hazards: HazardsConfig;
  shelters: SheltersConfig;
  /** An incident with more emergency cash than this is held for review. */
  cashHoldCents: number;
  /** More emergency cash than this per hour or day is held for review. */
  cashCaps: { hourCents: number; dayCents: number };
  /** Whether emergency cash is a benefit, or repaid. Applies to those who accepted it. */
  funds: FundsTerms;
  metricsToken: string | undefined;
  metricsPort: number | undefined;
};

/**
 * Reads and checks the environment; empty values count as unset. Throws one `ConfigError` naming every
 * invalid setting.
 */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(CONFIG_KEYS.map((k) => [k, env[k] || undefined]));
  const parsed = Env.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(
      (i) => `${i.path.join('.')} ${i.message.replace(/^Invalid /, 'is not a valid ')}`,
    );
    throw new ConfigError(`Check the configuration: ${wrong.join('; ')}.`);
  }
  const e = parsed.data;
  if (e.DATABASE_DIRECT_URL && !e.DATABASE_URL)
    throw new ConfigError(
      'Check the configuration: DATABASE_DIRECT_URL needs DATABASE_URL, the address of the pooler. Without a pooler, set DATABASE_URL only.',
    );
  const origin = e.ORIGIN ?? `http://localhost:${e.PORT}`;
  const demo = e.DEMO ?? (e.DATABASE_URL === undefined && e.NODE_ENV !== 'production');
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: path.resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    databaseDirectUrl: e.DATABASE_DIRECT_URL,
    poolSize: e.DATABASE_POOL,
    production: e.NODE_ENV === 'production',
    demo,
    demoHotels: e.DEMO_HOTELS,
    origin,
    hasOrigin: e.ORIGIN !== undefined,
    https: origin.startsWith('https:'),
    trustProxy:
      e.TRUST_PROXY === undefined
        ? false
        : /^\d+$/.test(e.TRUST_PROXY)
          ? Number(e.TRUST_PROXY)
          : e.TRUST_PROXY,
    drainMs: (e.DRAIN_SECONDS ?? (e.NODE_ENV === 'production' ? 3 : 0)) * 1000,
    logLevel: e.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    supportEmail: e.SUPPORT_EMAIL,
    conciergePhone: e.CONCIERGE_PHONE,
    conciergeHours: parseHours(e.CONCIERGE_HOURS) ?? ALWAYS,
    operationsEmail: e.OPERATIONS_EMAIL ?? e.SUPPORT_EMAIL,
    onCallPhone: e.ON_CALL_PHONE,
    trackers: { analyticsId: e.ANALYTICS_ID, adPixelId: e.AD_PIXEL_ID },
    addressSearch: readAddressSearch(e),
    imagery: readImagery(e),
    vaultKeys: e.VAULT_KEYS,
    fileStorage: readFileStorage(e),
    clamavUrl: e.CLAMAV_URL,
    valhallaUrl: e.VALHALLA_URL,
    payments: readPayments(e, demo),
    twilio: readTwilio(e),
    mailIn: readMailIn(e, demo),
    replyAddress: readMailIn(e, demo)?.replyAddress,
    vapid: { privateKey: e.VAPID_PRIVATE_KEY, subject: e.VAPID_SUBJECT ?? `mailto:${e.SUPPORT_EMAIL}` },
    feeds: readFeeds(e, demo),
    hazards: readHazards(e, demo),
    shelters: readShelters(e, demo),
    cashHoldCents: e.CASH_HOLD_CENTS,
    cashCaps: { hourCents: e.CASH_HOURLY_CAP * 100, dayCents: e.CASH_DAILY_CAP * 100 },
    funds:
      e.EMERGENCY_FUNDS === 'benefit'
        ? BENEFIT
        : { kind: 'repayable', firstDays: e.REPAYMENT_FIRST_DAYS, months: e.REPAYMENT_MONTHS },
    metricsToken: e.METRICS_TOKEN,
    metricsPort: e.METRICS_PORT,
  };
}

export const readConfig = (): Config => parseConfig(process.env);
