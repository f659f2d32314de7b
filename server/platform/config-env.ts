import { z } from 'zod';
import { parseHours } from '#contract/concierge-hours.ts';
import {
  addressIn,
  base,
  flag,
  isCertificate,
  isEmail,
  isDistrictList,
  isFeedList,
  isHazardFeedList,
  isProxyList,
  url,
} from './config-formats.ts';

/** Every environment variable the program reads. No other code reads `process.env`. */
export const Env = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  DATABASE_DIRECT_URL: url('postgres', 'postgresql').optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  NODE_ENV: z.enum(['development', 'production', 'test']).optional(),
  DEMO: flag.optional(),
  DEMO_HOTELS: z.enum(['answer', 'wait']).default('answer'),
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
    .refine((v) => isEmail(addressIn(v)), 'must be an email address, or a name and one in angle brackets')
    .default('Hearthline <hello@hearthline.example>'),
  SUPPORT_EMAIL: z.email().default('support@hearthline.example'),
  CONCIERGE_PHONE: z
    .string()
    .regex(/^\+1\d{10}$/, 'must be +1 and ten digits')
    .default('+18885550142'),
  CONCIERGE_HOURS: z
    .string()
    .refine(
      (v) => parseHours(v) !== null,
      'must be 24/7, or times like Mon-Fri 08:00-20:00, Sat 09:00-17:00 America/Los_Angeles, on the quarter hour',
    )
    .default('24/7'),
  OPERATIONS_EMAIL: z.email().optional(),
  ON_CALL_PHONE: z
    .string()
    .regex(/^\+1\d{10}$/, 'must be +1 and ten digits')
    .optional(),
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
  IMAGERY_TILES_URL: z
    .string()
    .regex(
      /^https:\/\/[a-z0-9.-]+(:\d+)?\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})[\w\-./{}?=&%:+~@]+$/i,
      'must be an https address with {z}, {x} and {y}',
    )
    .optional(),
  IMAGERY_ATTRIBUTION: z
    .string()
    .regex(/^[^<>"]{1,200}$/, 'must be plain text of up to 200 characters')
    .optional(),
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
  VALHALLA_URL: base.optional(),
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
  EMERGENCY_FUNDS: z.enum(['benefit', 'repayable']).default('benefit'),
  REPAYMENT_FIRST_DAYS: z.coerce.number().int().min(14).max(365).default(60),
  REPAYMENT_MONTHS: z.coerce.number().int().min(1).max(60).default(12),
  CASH_DAILY_CAP: z.coerce.number().int().min(1).max(1_000_000_000).default(5_000_000),
  HAZARDS: z
    .string()
    .refine(
      isHazardFeedList,
      'must be none, or some of wfigs, firis, caltrans, quickmap, quickmap-weather, 511, wzdx, recorded and demo, separated by commas',
    )
    .optional(),
  HAZARD_RECORDING: z.string().optional(),
  SHELTERS: z.enum(['none', 'fema', 'demo']).optional(),
  FEMA_SHELTERS_URL: base.default('https://gis.fema.gov/arcgis/rest/services/NSS/OpenShelters/MapServer/0'),
  WFIGS_URL: base.default(
    'https://services3.arcgis.com/T4QMspbfLg3qTGWY/arcgis/rest/services/WFIGS_Interagency_Perimeters_Current/FeatureServer/0',
  ),
  FIRIS_URL: base.default(
    'https://services1.arcgis.com/jUJYIo9tSA7EHvfZ/arcgis/rest/services/CA_Perimeters_NIFC_FIRIS_public_view/FeatureServer/0',
  ),
  CALTRANS_URL: base.default('https://cwwp2.dot.ca.gov/data'),
  CALTRANS_DISTRICTS: z
    .string()
    .refine(isDistrictList, 'must be numbers from 1 to 12, separated by commas')
    .default('1,2,3,4,5,6,7,8,9,10,11,12'),
  QUICKMAP_URL: base.default('https://quickmap.dot.ca.gov/data'),
  BAY511_URL: base.default('https://api.511.org'),
  BAY511_KEY: z.string().min(1).optional(),
  WZDX_URL: url('http', 'https').optional(),
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
    .regex(/^[\x20-\x7e]{3,200}$/, 'must be an email address or a web page in plain letters')
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
  REPLY_ADDRESS: z.email().optional(),
  POSTMARK_INBOUND_PASSWORD: z.string().min(16).optional(),
  SES_INBOUND_TOPIC: z
    .string()
    .regex(/^arn:aws[\w-]*:sns:[a-z0-9-]+:\d{12}:[\w-]+$/, 'must be the ARN of an SNS topic')
    .optional(),
  IMAP_URL: url('imaps', 'imap').optional(),
  IMAP_AUTH_SERVER: z
    .string()
    .regex(/^[\w.-]+$/, 'must be the name your mail server writes into Authentication-Results')
    .optional(),
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

export type EnvValues = z.output<typeof Env>;
