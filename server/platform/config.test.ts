import { expect, test } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

test('without configuration it is a demo on port 3000 with an embedded database', () => {
  expect(parseConfig({})).toMatchObject({
    port: 3000,
    demo: true,
    databaseUrl: undefined,
    origin: 'http://localhost:3000',
    https: false,
    trustProxy: false,
    logLevel: 'warn',
  });
});

test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ NODE_ENV: 'development' }, true],
  [{ DATABASE_URL: 'postgres://u@h/d' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ DATABASE_URL: 'postgres://u@h/d', NODE_ENV: 'production' }, false],
  [{ DATABASE_URL: 'postgres://u@h/d', DEMO: '1' }, true],
  [{ NODE_ENV: 'production', DEMO: '1' }, true],
  [{ DEMO: '0' }, false],
])('with %j demo mode is %s', (env, demo) => {
  expect(parseConfig(env).demo).toBe(demo);
});

test('empty values count as unset, and the origin decides about HTTPS', () => {
  expect(parseConfig({ PORT: '', DATABASE_URL: '', ORIGIN: 'https://hearthline.example' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
    https: true,
  });
});

test('a proxy is trusted by count or by address', () => {
  expect(parseConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(parseConfig({ TRUST_PROXY: '10.0.0.0/8' }).trustProxy).toBe('10.0.0.0/8');
});

test.each<[Record<string, string>, object]>([
  [{}, { provider: 'gazetteer' }],
  [{ GOOGLE_MAPS_API_KEY: 'k' }, { provider: 'google', key: 'k' }],
  [
    { ADDRESS_SEARCH: 'google', GOOGLE_MAPS_API_KEY: 'k' },
    { provider: 'google', key: 'k' },
  ],
  [{ ADDRESS_SEARCH: 'gazetteer', GOOGLE_MAPS_API_KEY: 'k' }, { provider: 'gazetteer' }],
  [{ ADDRESS_SEARCH: 'photon' }, { provider: 'photon', url: 'https://photon.komoot.io' }],
  [
    { ADDRESS_SEARCH: 'photon', PHOTON_URL: 'http://photon:2322/maps' },
    { provider: 'photon', url: 'http://photon:2322/maps' },
  ],
  [{ ADDRESS_SEARCH: 'census' }, { provider: 'census', url: 'https://geocoding.geo.census.gov' }],
])('with %j address suggestions come from %j', (env, addressSearch) => {
  expect(parseConfig(env).addressSearch).toEqual(addressSearch);
});

test.each<[Record<string, string>, RegExp]>([
  [{ PORT: 'eighty' }, /PORT/],
  [{ PORT: '70000' }, /PORT/],
  [{ DATABASE_URL: 'mysql://u@h/d' }, /DATABASE_URL must start with postgres/],
  [{ DATABASE_DIRECT_URL: 'postgres://u@h/d' }, /DATABASE_DIRECT_URL needs DATABASE_URL/],
  [{ ORIGIN: 'https://hearthline.example/app' }, /ORIGIN .*without a path/],
  [{ ORIGIN: 'hearthline' }, /ORIGIN is not a valid URL/],
  [{ TRUST_PROXY: 'true' }, /TRUST_PROXY must be a number of proxies/],
  [{ MAIL_FROM: 'Hearthline' }, /MAIL_FROM must be an email address/],
  [{ MAIL_FROM: 'Hearthline <hello>' }, /MAIL_FROM must be an email address/],
  [{ MAIL_FROM: 'a@b.co, c@d.co' }, /MAIL_FROM must be an email address/],
  [{ MAIL_FROM: 'A <a@b.co> <c@d.co>' }, /MAIL_FROM must be an email address/],
  [{ SUPPORT_EMAIL: 'Help <a@b.co>' }, /SUPPORT_EMAIL/],
  [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN/],
  [{ ADDRESS_SEARCH: 'google' }, /ADDRESS_SEARCH google needs GOOGLE_MAPS_API_KEY/],
  [{ ADDRESS_SEARCH: 'bing' }, /ADDRESS_SEARCH/],
  [{ IMAGERY_TILES_URL: 'https://tiles.example.com/{z}/{x}/{y}.jpg' }, /IMAGERY_ATTRIBUTION, both/],
  [
    { IMAGERY_TILES_URL: 'https://tiles.example.com/{z}/{x}.jpg' },
    /IMAGERY_TILES_URL must be an https address/,
  ],
  [{ IMAGERY_TILES_URL: 'http://tiles.example.com/{z}/{x}/{y}.jpg' }, /IMAGERY_TILES_URL must be an https/],
  [{ IMAGERY_ATTRIBUTION: '<b>Maps</b>' }, /IMAGERY_ATTRIBUTION must be plain text/],
  [{ PHOTON_URL: 'ftp://photon' }, /PHOTON_URL must start with http/],
  [{ PHOTON_URL: 'https://photon.test/api?key=1' }, /PHOTON_URL must end with its path/],
  [{ CENSUS_GEOCODER_URL: 'https://census.test/#x' }, /CENSUS_GEOCODER_URL must end with its path/],
  [{ ON_CALL_PHONE: '5305550100' }, /ON_CALL_PHONE must be \+1 and ten digits/],
  [{ OPERATIONS_EMAIL: 'nobody' }, /OPERATIONS_EMAIL/],
  [{ FEEDS: 'caloes,usgs' }, /FEEDS must be none, or some of/],
  [{ FEEDS: 'none,nws' }, /FEEDS must be none, or some of/],
  [{ FEEDS: 'recorded' }, /FEEDS recorded needs FEED_RECORDING/],
  [{ HAZARDS: 'wfigs,waze' }, /HAZARDS must be none, or some of/],
  [{ HAZARDS: 'recorded' }, /HAZARDS recorded needs HAZARD_RECORDING/],
  [{ HAZARDS: 'demo', DEMO: '0' }, /HAZARDS demo and recorded are for demos/],
  [{ SHELTERS: 'redcross' }, /SHELTERS/],
  [{ SHELTERS: 'demo', DEMO: '0' }, /SHELTERS demo is for demos/],
  [{ HAZARDS: '511' }, /HAZARDS 511 needs BAY511_KEY/],
  [{ HAZARDS: 'wzdx' }, /HAZARDS wzdx needs WZDX_URL/],
  [{ CALTRANS_DISTRICTS: '4,13' }, /CALTRANS_DISTRICTS must be numbers from 1 to 12/],
  [{ FEEDS: 'recorded', FEED_RECORDING: '/x', DEMO: '0' }, /FEEDS recorded is for demos/],
  [{ FEED_CONTACT: 'a\r\nx: y' }, /FEED_CONTACT/],
  [{ CALOES_URL: 'https://x.test/0?f=json' }, /CALOES_URL must end with its path/],
  [{ IPAWS_TRUST: 'IdenTrust' }, /IPAWS_TRUST must be certificates/],
  [{ IPAWS_TRUST: '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----' }, /IPAWS_TRUST/],
  [{ DEMO: 'maybe', LOG_LEVEL: 'loud' }, /DEMO.*LOG_LEVEL/],
])('%j is refused with one sentence that names the setting', (env, sentence) => {
  expect(() => parseConfig(env)).toThrow(ConfigError);
  expect(() => parseConfig(env)).toThrow(sentence);
});

test.each(['hello@hearthline.test', 'Hearthline <hello@hearthline.test>', '"Hearthline, Inc." <a.b+c@d.co>'])(
  'email can be sent from %s',
  (from) => expect(parseConfig({ MAIL_FROM: from }).mailFrom).toBe(from),
);

const S3 = {
  FILE_STORAGE: 's3',
  S3_ENDPOINT: 'https://s3.us-west-2.amazonaws.com',
  S3_BUCKET: 'hearthline-vault',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('files are stored on disk, or in a fully configured bucket', () => {
  expect(parseConfig({}).fileStorage).toEqual({ kind: 'disk' });
  expect(parseConfig({ ...S3, S3_REGION: 'us-west-2' }).fileStorage).toEqual({
    kind: 's3',
    endpoint: S3.S3_ENDPOINT,
    bucket: S3.S3_BUCKET,
    region: 'us-west-2',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
  for (const missing of Object.keys(S3).slice(1))
    expect(() => parseConfig({ ...S3, [missing]: '' })).toThrow(/FILE_STORAGE s3 needs/);
  expect(() => parseConfig({ ...S3, S3_BUCKET: 'A bucket' })).toThrow(/S3_BUCKET must be the name/);
  expect(() => parseConfig({ ...S3, S3_ENDPOINT: 's3.amazonaws.com' })).toThrow(/S3_ENDPOINT/);
});

test('a malware scanner is configured by its address', () => {
  expect(parseConfig({ CLAMAV_URL: 'tcp://clamav:3310' }).clamavUrl).toBe('tcp://clamav:3310');
  expect(() => parseConfig({ CLAMAV_URL: 'http://clamav' })).toThrow(/CLAMAV_URL must start with tcp/);
});

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

test('cards are handled by the built-in demo, or by Stripe with all of its keys', () => {
  expect(parseConfig({}).payments).toEqual({ provider: 'simulated' });
  expect(parseConfig({ DEMO: '1', NODE_ENV: 'production' }).payments).toEqual({ provider: 'simulated' });
  expect(parseConfig(STRIPE).payments).toEqual({
    provider: 'stripe',
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    apiUrl: 'https://api.stripe.com',
  });
  for (const missing of Object.keys(STRIPE))
    expect(() => parseConfig({ ...STRIPE, [missing]: '' })).toThrow(/Stripe needs .* all three/);
  expect(() => parseConfig({ ...STRIPE, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toThrow(/both live keys/);
  expect(() => parseConfig({ ...STRIPE, STRIPE_SECRET_KEY: 'pk_test_1' })).toThrow(/STRIPE_SECRET_KEY must/);
  expect(() => parseConfig({ ...STRIPE, STRIPE_WEBHOOK_SECRET: 'sk_1' })).toThrow(/STRIPE_WEBHOOK_SECRET/);
});
