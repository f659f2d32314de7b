/** Which external services are used, from groups of related settings. */
import type { EnvValues } from './config-env.ts';
import {
  feedNames,
  isFeedName,
  isHazardFeedName,
  type FeedName,
  type HazardFeedName,
} from './config-formats.ts';

/** An unusable setting, with a message that tells the operator how to fix it. */
export class ConfigError extends Error {}

/** Source of address suggestions: the built-in gazetteer alone, or a provider before it. */
export type AddressSearchConfig =
  | { provider: 'gazetteer' }
  | { provider: 'google'; key: string }
  | { provider: 'photon' | 'census'; url: string };

/** Where encrypted files are stored: in the data folder, or in a bucket. */
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

/** The card provider: Stripe, none, or in a demo the built-in one that charges no one. */
export type PaymentsConfig =
  | { provider: 'none' }
  | { provider: 'simulated' }
  | {
      provider: 'stripe';
      secretKey: string;
      publishableKey: string;
      webhookSecret: string;
      /** Secret for webhook events of the connected accounts that cash is paid through. */
      connectSecret: string | undefined;
      apiUrl: string;
    };

/** Which official sources are polled, and how. */
export type FeedsConfig = {
  names: FeedName[];
  /** Sent to every source, so that it can reach us. */
  contact: string;
  urls: Record<Exclude<FeedName, 'recorded'>, string>;
  /** A folder of recorded responses, for demos. */
  recording: string | undefined;
  /** Trusted issuers of IPAWS certificates; without it no IPAWS message starts anything automatically. */
  ipawsTrust: string | undefined;
};

/** Which sources of fires and road closures are polled, and how. */
export type HazardsConfig = {
  names: HazardFeedName[];
  urls: Record<'wfigs' | 'firis' | 'caltrans' | 'quickmap' | '511', string>;
  /** Caltrans districts to follow. */
  districts: number[];
  bay511Key: string | undefined;
  wzdxUrl: string | undefined;
  /** A folder of recorded responses, for demos. */
  recording: string | undefined;
};

/** Where open shelters come from. `none`: maps say that no source is connected. */
export type SheltersConfig = { source: 'none' | 'fema' | 'demo'; url: string };

/** The SMS provider; undefined: no texts are sent. */
export type TwilioConfig = { apiUrl: string; accountSid: string; authToken: string; from: string };

/** How email to our reply address arrives: one of three providers, or in a demo from its own mailbox. */
export type MailInConfig = { replyAddress: string } & (
  | { provider: 'demo' }
  | { provider: 'postmark'; password: string }
  | { provider: 'ses'; topicArn: string }
  | { provider: 'imap'; url: string; authServer: string | undefined }
);

/** Aerial images for the map on which a member places their home; undefined: streets only. */
export type ImageryConfig = { tilesUrl: string; attribution: string };

export function readImagery(e: EnvValues): ImageryConfig | undefined {
  const { IMAGERY_TILES_URL: tilesUrl, IMAGERY_ATTRIBUTION: attribution } = e;
  if (!tilesUrl && !attribution) return undefined;
  if (!tilesUrl || !attribution)
    throw new ConfigError(
      'Check the configuration: aerial images need IMAGERY_TILES_URL and IMAGERY_ATTRIBUTION, both.',
    );
  return { tilesUrl, attribution };
}

export function readAddressSearch(e: EnvValues): AddressSearchConfig {
  const key = e.GOOGLE_MAPS_API_KEY;
  const provider = e.ADDRESS_SEARCH ?? (key ? 'google' : 'gazetteer');
  if (provider === 'photon') return { provider, url: e.PHOTON_URL };
  if (provider === 'census') return { provider, url: e.CENSUS_GEOCODER_URL };
  if (provider === 'gazetteer') return { provider };
  if (!key)
    throw new ConfigError('Check the configuration: ADDRESS_SEARCH google needs GOOGLE_MAPS_API_KEY.');
  return { provider, key };
}

/** A demo polls no live source: its orders are declared, or come from a recording. */
export function readFeeds(e: EnvValues, demo: boolean): FeedsConfig {
  const names = [
    ...new Set(feedNames(e.FEEDS ?? (demo ? 'none' : 'caloes,caloes-combined,nws,ipaws'))),
  ].filter(isFeedName);
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

/** A demo has its own invented fire and closure. 511 and WZDx need a key or an address. */
export function readHazards(e: EnvValues, demo: boolean): HazardsConfig {
  const live = [
    'wfigs,firis,caltrans,quickmap,quickmap-weather',
    ...(e.BAY511_KEY ? ['511'] : []),
    ...(e.WZDX_URL ? ['wzdx'] : []),
  ].join(',');
  const names = [...new Set(feedNames(e.HAZARDS ?? (demo ? 'demo' : live)))].filter(isHazardFeedName);
  const refuse = (why: string): never => {
    throw new ConfigError(`Check the configuration: ${why}`);
  };
  if (names.some((name) => name === 'demo' || name === 'recorded') && !demo)
    refuse('HAZARDS demo and recorded are for demos. Routes must not avoid what is invented or over.');
  if (names.includes('recorded') && !e.HAZARD_RECORDING)
    refuse('HAZARDS recorded needs HAZARD_RECORDING, a folder with one folder per source.');
  if (names.includes('511') && !e.BAY511_KEY) refuse('HAZARDS 511 needs BAY511_KEY.');
  if (names.includes('wzdx') && !e.WZDX_URL) refuse('HAZARDS wzdx needs WZDX_URL.');
  return {
    names,
    urls: {
      wfigs: e.WFIGS_URL,
      firis: e.FIRIS_URL,
      caltrans: e.CALTRANS_URL,
      quickmap: e.QUICKMAP_URL,
      '511': e.BAY511_URL,
    },
    districts: [...new Set(feedNames(e.CALTRANS_DISTRICTS).map(Number))],
    bay511Key: e.BAY511_KEY,
    wzdxUrl: e.WZDX_URL,
    recording: e.HAZARD_RECORDING,
  };
}

/** A demo has its own invented shelter. */
export function readShelters(e: EnvValues, demo: boolean): SheltersConfig {
  const source = e.SHELTERS ?? (demo ? 'demo' : 'fema');
  if (source === 'demo' && !demo)
    throw new ConfigError(
      'Check the configuration: SHELTERS demo is for demos. Nobody must drive to an invented shelter.',
    );
  return { source, url: e.FEMA_SHELTERS_URL };
}

export function readFileStorage(e: EnvValues): FileStorageConfig {
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

/** Without keys, only a demo simulates payments: a real household would rely on a membership that nobody paid for. */
export function readPayments(e: EnvValues, demo: boolean): PaymentsConfig {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = e;
  if (!secretKey && !publishableKey && !webhookSecret) return { provider: demo ? 'simulated' : 'none' };
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

export function readTwilio(e: EnvValues): TwilioConfig | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = e;
  if (!accountSid && !authToken && !from) return undefined;
  if (!accountSid || !authToken || !from)
    throw new ConfigError(
      'Check the configuration: Twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM, all three.',
    );
  return { apiUrl: e.TWILIO_API_URL, accountSid, authToken, from };
}

const DEMO_REPLY_ADDRESS = 'reply@demo.hearthline.example';

export function readMailIn(e: EnvValues, demo: boolean): MailInConfig | undefined {
  const given = [e.POSTMARK_INBOUND_PASSWORD, e.SES_INBOUND_TOPIC, e.IMAP_URL].filter(Boolean);
  if (given.length > 1)
    throw new ConfigError(
      'Check the configuration: set only one of POSTMARK_INBOUND_PASSWORD, SES_INBOUND_TOPIC and IMAP_URL. Email to us arrives one way.',
    );
  const replyAddress = e.REPLY_ADDRESS?.toLowerCase();
  if (given.length === 0) {
    if (replyAddress)
      throw new ConfigError(
        'Check the configuration: REPLY_ADDRESS needs POSTMARK_INBOUND_PASSWORD, SES_INBOUND_TOPIC or IMAP_URL. Without one, answers would be lost.',
      );
    return demo ? { provider: 'demo', replyAddress: DEMO_REPLY_ADDRESS } : undefined;
  }
  if (!replyAddress)
    throw new ConfigError(
      'Check the configuration: receiving email needs REPLY_ADDRESS, an address whose mail arrives there with any +tag.',
    );
  if (e.POSTMARK_INBOUND_PASSWORD)
    return { provider: 'postmark', replyAddress, password: e.POSTMARK_INBOUND_PASSWORD };
  if (e.SES_INBOUND_TOPIC) return { provider: 'ses', replyAddress, topicArn: e.SES_INBOUND_TOPIC };
  return { provider: 'imap', replyAddress, url: e.IMAP_URL ?? '', authServer: e.IMAP_AUTH_SERVER };
}
