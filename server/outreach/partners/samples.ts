import { createHash } from 'node:crypto';
import { type PartnerKind, type RateUnit, REQUIRED_DOCUMENTS } from '#contract/outreach/partner-kinds.ts';
import { FIRST_LIMITS } from '#contract/outreach/partner-limits.ts';
import { PartnerListing } from '#contract/outreach/partners.ts';
import { timeZoneOf } from '#contract/time-zone.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/db.ts';
import { lockName } from '#server/platform/locks.ts';
import { fitUntil } from './fitness.ts';
import { renewSampleContacts } from './proof-store.ts';
import {
  insertPartners,
  insertSampleDetails,
  samplesWithGrace,
  seededRows,
  updateSamples,
} from './sample-store.ts';
import * as store from './store.ts';

/** Fictional partners that show what the network looks like. They are marked, and used only in a demo. */
export type SamplePartner = Pick<
  store.NewRow,
  'kind' | 'name' | 'address' | 'city' | 'stateCode' | 'zip' | 'lat' | 'lng' | 'phone' | 'rating'
> & {
  /** Stays the same when its name changes. */
  key: string;
  listing: Partial<PartnerListing>;
  isPaused?: boolean;
};

/** Samples never lapse: their documents are fictional, too. */
const NEVER = '2099-12-31';
const REACH_MILES = 50;

/** What samples charge us, so that the demo has statements, too. */
const SAMPLE_RATES: Partial<Record<PartnerKind, readonly [RateUnit, number]>> = {
  hotel: ['night', 12_900],
  kennel: ['day', 4_500],
  vet: ['day', 6_000],
  contractor: ['visit', 19_900],
  'child-care': ['day', 9_000],
  tutor: ['hour', 4_500],
  driver: ['ride', 6_500],
  meals: ['day', 4_800],
  'medical-supplier': ['item', 18_000],
  architect: ['visit', 24_000],
  'insurance-rep': ['hour', 14_900],
  'travel-desk': ['item', 2_500],
  storage: ['month', 11_000],
};
const FIRST_DAY = '2024-01-01';

/** Adds active samples with documents, a contact and an area, in a few statements. */
export async function insertSamples(
  tx: Tx,
  rows: readonly Omit<store.NewRow, 'timeZone' | 'isSample'>[],
  at: Date,
): Promise<store.PartnerRow[]> {
  if (rows.length === 0) return [];
  const made = await insertPartners(
    tx,
    rows.map((row) => ({
      ...row,
      timeZone: timeZoneOf(row.stateCode),
      isSample: true,
      createdAt: at,
      updatedAt: at,
    })),
  );
  await addSampleDetails(tx, made, at);
  return made;
}

/** Gives samples fictional documents, a contact and an area, and activates them. */
async function addSampleDetails(tx: Tx, samples: readonly store.PartnerRow[], at: Date): Promise<void> {
  const documentsOf = ({ id, kind }: store.PartnerRow) =>
    REQUIRED_DOCUMENTS[kind].map((document, n) => ({
      partnerId: id,
      kind: document,
      number: `SAMPLE-${n + 1}`,
      expiresOn: NEVER,
      createdAt: at,
    }));
  const contactOf = ({ id, phone }: store.PartnerRow) => ({
    partnerId: id,
    name: 'Front desk',
    role: 'desk' as const,
    phone,
    email: null,
    bouncedAt: null,
    stoppedAt: null,
    provenAt: at,
    createdAt: at,
  });
  const billingOf = ({ id }: store.PartnerRow) => ({
    partnerId: id,
    name: 'Accounting',
    role: 'billing' as const,
    email: 'accounting@sample-partner.example',
    position: 2,
    createdAt: at,
  });
  const areaOf = ({ id, kind }: store.PartnerRow) => ({
    partnerId: id,
    kind,
    limits: FIRST_LIMITS[kind],
    miles: REACH_MILES,
  });
  await insertSampleDetails(tx, {
    documents: samples.flatMap(documentsOf),
    contacts: samples.flatMap((sample) => [contactOf(sample), billingOf(sample)]),
    rates: samples.flatMap(({ id: partnerId, kind }) => {
      const [unit, cents] = SAMPLE_RATES[kind] ?? [];
      return unit && cents ? [{ partnerId, kind, unit, validFrom: FIRST_DAY, cents }] : [];
    }),
    capabilities: samples.map(areaOf),
  });
  const untilOf = (sample: store.PartnerRow) =>
    fitUntil({
      ...sample,
      documents: documentsOf(sample),
      contacts: [contactOf(sample)],
      services: [sample.kind],
    });
  for (const [until, same] of Map.groupBy(samples, untilOf))
    await updateSamples(tx, same, { fitUntil: until, graceUntil: null });
  const candidates = samples.filter(({ state }) => state === 'candidate');
  await updateSamples(tx, candidates, { state: 'active', movedBy: 'operations' });
}

const fingerprintOf = (sample: SamplePartner): string =>
  createHash('sha256').update(JSON.stringify(sample)).digest('base64url');

const rowOf = ({ key, isPaused: _isPaused, listing, ...facts }: SamplePartner) => ({
  ...facts,
  listing: PartnerListing.parse(listing),
  seedKey: key,
});

/**
 * Seeds the samples of the map. Those that the team edited, paused, blocked or ended stay unchanged; all others follow
 * the code. Idempotent.
 */
export const seedSamplePartners = (db: Db, samples: readonly SamplePartner[], at: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await lockName(tx, 'partners:samples');
    const seeded = new Map((await seededRows(tx)).map((row) => [row.seedKey, row]));
    const rows = samples.map((sample) => ({ ...rowOf(sample), seedFingerprint: fingerprintOf(sample) }));
    const made = await insertSamples(
      tx,
      rows.filter(({ seedKey }) => !seeded.has(seedKey)),
      at,
    );
    const changed = rows.flatMap((row) => {
      const before = seeded.get(row.seedKey);
      const isOurs = before && !before.editedAt && before.state !== 'ended';
      return isOurs && before.seedFingerprint !== row.seedFingerprint ? [{ before, row }] : [];
    });
    for (const { before, row } of changed)
      await store.updatePartner(tx, before.id, { ...row, updatedAt: at });
    // Samples from before the register have a grace period, and neither documents nor contacts.
    await addSampleDetails(tx, await samplesWithGrace(tx), at);
    const paused = new Set(samples.filter(({ isPaused }) => isPaused).map(({ key }) => key));
    await updateSamples(
      tx,
      made.filter(({ seedKey }) => seedKey !== null && paused.has(seedKey)),
      { state: 'paused', movedBy: 'operations' },
    );
    await renewSamples(tx, at);
  });

/** No one answers for a sample, so its contacts count as confirmed every day. */
export async function renewSamples(tx: Tx, at: Date): Promise<void> {
  for (const partnerId of await renewSampleContacts(tx, at, after(at, -days(1))))
    await store.refreshFit(tx, partnerId);
}
