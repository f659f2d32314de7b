import path from 'node:path';
import { z } from 'zod';
import {
  addressIn,
  base,
  feedNames,
  flag,
  isCertificate,
  isEmail,
  isFeedList,
  isFeedName,
  isProxyList,
  url,
  type FeedName,
} from './config-formats.ts';

export type { FeedName } from './config-formats.ts';

/** A setting that cannot be used, said so that the person who set it can mend it. */
export class ConfigError extends Error {}

/** Every environment variable the program reads. Nothing else looks at `process.env`. */
const Env = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  NODE_ENV: z.enum(['development', 'production', 'test']).optional(),
  DEMO: flag.optional(),
  ORIGIN: url('http', 'https')
    .refine(
      (v) => URL.canParse(v) && new URL(v).origin === v,
      'must be scheme, host and port only, without a path or a final slash',
    )
    .optional(),
  TRUST_PROXY: z
    .string()
    .refine(isProxyList, 'must be a number of proxies, or their addresses separated by commas')
    .optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  SMTP_URL: url('smtp', 'smtps').optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .refine((v) => isEmail(addressIn(v)), 'must be an e-mail address, or a name and one in angle brackets')
    .default('Hearthline <hello@hearthline.example>'),
  SUPPORT_EMAIL: z.email().default('support@hearthline.example'),
  CONCIERGE_PHONE: z
    .string()
    .regex(/^\+1\d{10}$/, 'must be +1 and ten digits')
    .default('+18885550142'),
  ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, 'must look like G-XXXXXXXXXX')
    .optional(),
  AD_PIXEL_ID: z
    .string()
    .regex(/^\d{6,20}$/, 'must be the digits of a pixel')
    .optional(),
  ADDRESS_SEARCH: z.enum(['gazetteer', 'google', 'photon', 'census']).optional(),
  GOOGLE_MAPS_API_KEY: z.string().optional(),
  PHOTON_URL: base.default('https://photon.komoot.io'),
  CENSUS_GEOCODER_URL: base.default('https://geocoding.geo.census.gov'),
  VAULT_KEYS: z.string().optional(),
  FILE_STORAGE: z.enum(['disk', 's3']).default('disk'),
  S3_ENDPOINT: base.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  CLAMAV_URL: url('tcp').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must start with sk_ or rk_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, 'must start with pk_').optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must start with whsec_')
    .optional(),
  STRIPE_CONNECT_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must start with whsec_')
    .optional(),
  CASH_HOURLY_CAP: z.coerce.number().int().min(1).max(1_000_000_000).default(1_000_000),
  CASH_HOLD_CENTS: z.coerce.number().int().min(0).max(100_000_000_000).default(25_000_000),
  CASH_DAILY_CAP: z.coerce.number().int().min(1).max(1_000_000_000).default(5_000_000),
  STRIPE_API_URL: base.default('https://api.stripe.com'),
  FEEDS: z
    .string()
    .refine(
      isFeedList,
      'must be none, or some of caloes, caloes-combined, nws, ipaws and recorded, separated by commas',
    )
    .optional(),
  FEED_RECORDING: z.string().optional(),
  FEED_CONTACT: z
    .string()
    .regex(/^[\x20-\x7e]{3,200}$/, 'must be an e-mail address or a web page in plain letters')
    .optional(),
  CALOES_URL: base.default(
    'https://services.arcgis.com/BLN4oKB0N1YSgvY8/arcgis/rest/services/CA_EVACUATIONS_CalOESHosted_view/FeatureServer/0',
  ),
  CALOES_COMBINED_URL: base.default(
    'https://services5.arcgis.com/bz1uwWPKUInZBK94/arcgis/rest/services/California_Combined_Statewide_Evacuation_Public_View/FeatureServer/0',
  ),
  NWS_URL: base.default('https://api.weather.gov'),
  IPAWS_URL: base.default('https://apps.fema.gov/IPAWSOPEN_EAS_SERVICE/rest'),
  IPAWS_TRUST: z
    .string()
    .transform((pem) => pem.replaceAll('\\n', '\n'))
    .refine(isCertificate, 'must be certificates in PEM form')
    .optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-fA-F]{32}$/, 'must be AC and 32 hexadecimal digits')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(16).optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^(\+1\d{10}|MG[0-9a-fA-F]{32})$/, 'must be +1 and ten digits, or a messaging service (MG...)')
    .optional(),
  TWILIO_API_URL: base.default('https://api.twilio.com'),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url: npm run vault -- new-push-key')
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'must start with mailto: or https://')
    .optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
});

export const CONFIG_KEYS = Object.keys(Env.shape);

/** Who suggests addresses: the built-in gazetteer alone, or a provider before it. */
export type AddressSearchConfig =
  | { provider: 'gazetteer' }
  | { provider: 'google'; key: string }
  | { provider: 'photon' | 'census'; url: string };

/** Where encrypted files are kept: in the data folder, or in a bucket. */
export type FileStorageConfig =
  | { kind: 'disk' }
  | {
      kind: 's3';
      endpoint: string;
      bucket: string;
      region: string;
      accessKeyId: string;
      secretAccessKey: string;
    };

/** Who takes cards: Stripe, or the built-in demo that charges nobody. */
export type PaymentsConfig =
  | { provider: 'simulated' }
  | {
      provider: 'stripe';
      secretKey: string;
      publishableKey: string;
      webhookSecret: string;
      /** Signs news of the accounts that cash is paid through. */
      connectSecret: string | undefined;
      apiUrl: string;
    };

/** Which official sources are asked, and how. */
export type FeedsConfig = {
  names: FeedName[];
  /** Told to every source, so that it can reach us. */
  contact: string;
  urls: Record<Exclude<FeedName, 'recorded'>, string>;
  /** A folder of answers that were kept, for demos. */
  recording: string | undefined;
  /** Who must have issued the certificates of IPAWS; without it no message of theirs starts anything by itself. */
  ipawsTrust: string | undefined;
};

/** Who carries text messages; undefined: nobody. */
export type TwilioConfig = { apiUrl: string; accountSid: string; authToken: string; from: string };

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  poolSize: number;
  production: boolean;
  /** The embedded default with no configuration: seeds people, opens dev-login, keeps mail readable. */
  demo: boolean;
  /** Public address of the product. Links in mail, passkeys and cookies follow it, never a request's Host header. */
  origin: string;
  /** False: nobody has said what the public address is, and `origin` is a guess. */
  hasOrigin: boolean;
  https: boolean;
  /** What stands in front of us and may be believed about the client's address: hops, or addresses. */
  trustProxy: number | string | false;
  /** How long to go on serving after /readyz has said no, so that a load balancer notices first. */
  drainMs: number;
  logLevel: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where messages to support are forwarded. */
  supportEmail: string;
  /** Where a member in an evacuation calls. */
  conciergePhone: string;
  /** Who counts page views of the public site, if anyone; see docs/decisions. */
  trackers: { analyticsId: string | undefined; adPixelId: string | undefined };
  addressSearch: AddressSearchConfig;
  /** The keys that wrap every home's key; without them a file in the data folder is made. See `master-keys.ts`. */
  vaultKeys: string | undefined;
  fileStorage: FileStorageConfig;
  /** tcp://host:port of the clamd that looks over files; undefined: none does. */
  clamavUrl: string | undefined;
  payments: PaymentsConfig;
  twilio: TwilioConfig | undefined;
  /** Who we are to push services. Without a key only a demo pushes, with one of its own. */
  vapid: { privateKey: string | undefined; subject: string };
  feeds: FeedsConfig;
  /** One incident with more emergency cash than this waits for a person. */
  cashHoldCents: number;
  /** More emergency cash than this waits for a person. */
  cashCaps: { hourCents: number; dayCents: number };
  metricsToken: string | undefined;
  metricsPort: number | undefined;
};

/** Reads and checks the environment; empty values count as unset. Throws one `ConfigError` naming every wrong setting. */
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
  const origin = e.ORIGIN ?? `http://localhost:${e.PORT}`;
  const demo = e.DEMO ?? (e.DATABASE_URL === undefined && e.NODE_ENV !== 'production');
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: path.resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    poolSize: e.DATABASE_POOL,
    production: e.NODE_ENV === 'production',
    demo,
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
    trackers: { analyticsId: e.ANALYTICS_ID, adPixelId: e.AD_PIXEL_ID },
    addressSearch: readAddressSearch(e),
    vaultKeys: e.VAULT_KEYS,
    fileStorage: readFileStorage(e),
    clamavUrl: e.CLAMAV_URL,
    payments: readPayments(e),
    twilio: readTwilio(e),
    vapid: { privateKey: e.VAPID_PRIVATE_KEY, subject: e.VAPID_SUBJECT ?? `mailto:${e.SUPPORT_EMAIL}` },
    feeds: readFeeds(e, demo),
    cashHoldCents: e.CASH_HOLD_CENTS,
    cashCaps: { hourCents: e.CASH_HOURLY_CAP * 100, dayCents: e.CASH_DAILY_CAP * 100 },
    metricsToken: e.METRICS_TOKEN,
    metricsPort: e.METRICS_PORT,
  };
}

function readAddressSearch(e: z.output<typeof Env>): AddressSearchConfig {
  const key = e.GOOGLE_MAPS_API_KEY;
  const provider = e.ADDRESS_SEARCH ?? (key ? 'google' : 'gazetteer');
  if (provider === 'photon') return { provider, url: e.PHOTON_URL };
  if (provider === 'census') return { provider, url: e.CENSUS_GEOCODER_URL };
  if (provider === 'gazetteer') return { provider };
  if (!key)
    throw new ConfigError('Check the configuration: ADDRESS_SEARCH google needs GOOGLE_MAPS_API_KEY.');
  return { provider, key };
}

/** A demo asks nobody: its orders are declared, or come from a recording. */
function readFeeds(e: z.output<typeof Env>, demo: boolean): FeedsConfig {
  const names = [...new Set(feedNames(e.FEEDS ?? (demo ? 'none' : 'caloes,nws,ipaws')))].filter(isFeedName);
  const isRecorded = names.includes('recorded');
  if (isRecorded && !demo)
    throw new ConfigError(
      'Check the configuration: FEEDS recorded is for demos. Old orders must not start anything.',
    );
  if (isRecorded && !e.FEED_RECORDING)
    throw new ConfigError(
      'Check the configuration: FEEDS recorded needs FEED_RECORDING, a folder of snapshots.',
    );
  return {
    names,
    contact: e.FEED_CONTACT ?? e.SUPPORT_EMAIL,
    urls: {
      caloes: e.CALOES_URL,
      'caloes-combined': e.CALOES_COMBINED_URL,
      nws: e.NWS_URL,
      ipaws: e.IPAWS_URL,
    },
    recording: e.FEED_RECORDING,
    ipawsTrust: e.IPAWS_TRUST,
  };
}

function readFileStorage(e: z.output<typeof Env>): FileStorageConfig {
  if (e.FILE_STORAGE === 'disk') return { kind: 'disk' };
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = e;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    throw new ConfigError(
      'Check the configuration: FILE_STORAGE s3 needs S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    );
  return { kind: 's3', endpoint, bucket, region: e.S3_REGION, accessKeyId, secretAccessKey };
}

function readPayments(e: z.output<typeof Env>): PaymentsConfig {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = e;
  if (!secretKey && !publishableKey && !webhookSecret) return { provider: 'simulated' };
  if (!secretKey || !publishableKey || !webhookSecret)
    throw new ConfigError(
      'Check the configuration: Stripe needs STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, all three.',
    );
  const modeOf = (key: string) => key.split('_')[1];
  if (modeOf(secretKey) !== modeOf(publishableKey))
    throw new ConfigError(
      'Check the configuration: STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys or both live keys.',
    );
  return {
    provider: 'stripe',
    secretKey,
    publishableKey,
    webhookSecret,
    connectSecret: e.STRIPE_CONNECT_WEBHOOK_SECRET,
    apiUrl: e.STRIPE_API_URL,
  };
}

function readTwilio(e: z.output<typeof Env>): TwilioConfig | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = e;
  if (!accountSid && !authToken && !from) return undefined;
  if (!accountSid || !authToken || !from)
    throw new ConfigError(
      'Check the configuration: Twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM, all three.',
    );
  return { apiUrl: e.TWILIO_API_URL, accountSid, authToken, from };
}

/** The configuration of this process. */
export const readConfig = (): Config => parseConfig(process.env);
