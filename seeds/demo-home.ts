import { once } from 'node:events';
import { Readable } from 'node:stream';
import PdfDocument from 'pdfkit';
import sharp from 'sharp';
import { addDocument } from '#server/home/documents/documents.ts';
import { addHome, placeHome } from '#server/home/homes/home-changes.ts';
import { dayAt, homesOwnedBy } from '#server/home/homes/homes.ts';
import { addItem } from '#server/home/inventory/items.ts';
import { addPhoto } from '#server/home/inventory/photos.ts';
import type { Deps } from '#server/ports/deps.ts';
import { addProof } from '#server/home/readiness/proofs.ts';
import { changeTask } from '#server/home/readiness/tasks.ts';
import { readReadiness } from '#server/home/readiness/readiness.ts';
import { seedDemoHousehold } from './demo-household.ts';
import { DEMO_ITEMS } from './demo-items.ts';
import { DEMO_PICTURES } from './demo-pictures.ts';

const ADDRESS = { address: '418 Oak Hollow Lane', city: 'Santa Rosa', state: 'CA', zip: '95404' } as const;
const PIN = { lat: 38.4708, lng: -122.6731 };
const DEVICE = 'Demo';
const DONE_TASKS = 3;
const YEAR_DAYS = 365;

/** A one-page document that says it is a sample, so no one mistakes it for a real one. */
async function samplePaper(title: string, lines: readonly string[]): Promise<Buffer> {
  const paper = new PdfDocument({ size: 'LETTER', margin: 72, info: { Title: title } });
  const parts: Buffer[] = [];
  paper.on('data', (part: Buffer) => parts.push(part));
  paper.fontSize(20).text(title).moveDown().fontSize(11);
  for (const line of lines) paper.text(line).moveDown(0.4);
  paper.moveDown().fillColor('#8a4b12').text('Sample paper of the Hearthline demo. It belongs to nobody.');
  paper.end();
  await once(paper, 'end');
  return Buffer.concat(parts);
}

const PAPERS = [
  {
    kind: 'insurance-policy',
    filename: 'Homeowners policy declarations.pdf',
    lines: [
      'Sierra Mutual Insurance (sample)',
      'Dwelling $640,000',
      'Personal property $60,000',
      'Loss of use $120,000',
      'Deductible $2,500',
    ],
  },
  {
    kind: 'deed-or-lease',
    filename: 'Grant deed.pdf',
    lines: ['418 Oak Hollow Lane, Santa Rosa, California', 'Recorded in Sonoma County (sample)'],
  },
] as const;

/**
 * Renders every photo as a JPEG, keyed by what it shows. Other threads draw them while the rest is seeded.
 */
const drawPictures = async () =>
  new Map(
    await Promise.all(
      [...DEMO_PICTURES].map(
        async ([name, draw]) => [name, await sharp(Buffer.from(draw())).jpeg().toBuffer()] as const,
      ),
    ),
  );

const photoOf = (name: string, content: Buffer) => ({
  stream: Readable.from([content]),
  filename: `${name}.jpg`,
  bytes: content.length,
});

const shiftDays = (day: string, count: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/**
 * The demo member's home, with everything a household would have entered. Seeded once; later changes are
 * kept.
 */
export async function seedDemoHome(deps: Deps, memberId: string): Promise<void> {
  if ((await homesOwnedBy(deps.db, memberId)).length > 0) return;
  const who = { id: memberId, device: DEVICE };
  const today = dayAt(ADDRESS.state, deps.clock.now());
  const home = await addHome(deps, who, {
    ...ADDRESS,
    policy: {
      kind: 'homeowners',
      carrier: 'Sierra Mutual Insurance',
      policyNumber: 'SAMPLE-HO3-448120',
      coverageLimit: 640_000,
      deductible: 2500,
      dwellingLimit: 640_000,
      personalPropertyLimit: 60_000,
      lossOfUseLimit: 120_000,
      effectiveDate: shiftDays(today, -90),
      expiryDate: shiftDays(today, YEAR_DAYS - 90),
    },
  });
  // A first pin, which needs no step-up.
  await placeHome(deps, { ...who, verifiedAt: null }, home.id, {
    ...PIN,
    confirmed: true,
    evidence: { how: 'map', zoom: 18, hasStreets: true },
  });
  const pictures = drawPictures();
  const things = new Map<string, string>();
  for (const item of DEMO_ITEMS) things.set(item.name, (await addItem(deps, who, home.id, item)).id);
  await Promise.all([
    addPictures(deps, who, { homeId: home.id, things, pictures }),
    addPapers(deps, who, home.id).then(() => seedDemoHousehold(deps, who, home.id)),
  ]);
  const { tasks } = await readReadiness(deps, memberId, home.id);
  for (const task of tasks.slice(0, DONE_TASKS)) {
    const proof = (await pictures).get(task.title);
    if (proof) await addProof(deps, who, task.id, photoOf(task.title, proof));
    else await changeTask(deps, who, task.id, 'DONE');
  }
}

type Requester = { id: string; device: string };

/** One after another, because each inventory change waits for the previous one. */
async function addPictures(
  deps: Deps,
  who: Requester,
  given: { homeId: string; things: ReadonlyMap<string, string>; pictures: ReturnType<typeof drawPictures> },
): Promise<void> {
  const { homeId, things, pictures } = given;
  for (const [name, picture] of await pictures) {
    const itemId = things.get(name);
    if (itemId) await addPhoto(deps, who, { homeId, itemId }, photoOf(name, picture));
  }
}

async function addPapers(deps: Deps, who: Requester, homeId: string): Promise<void> {
  for (const { kind, filename, lines } of PAPERS) {
    const paper = await samplePaper(filename.replace('.pdf', ''), lines);
    const upload = { stream: Readable.from([paper]), filename, bytes: paper.length };
    await addDocument(deps, who, homeId, { kind, upload });
  }
}
