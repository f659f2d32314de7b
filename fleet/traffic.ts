/** Simulates what people do all day, and keeps a ledger of everything the servers acknowledged. */
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { pdfOf } from '#test/sample-files.ts';
import { acknowledged, type Site } from './client.ts';
import { type Hotel, type Member, type Person, signIn, type World } from './people.ts';
import type { Service } from './services.ts';

/** Acknowledged writes, which must exist at the end. */
export type Ledger = {
  messages: { id: string }[];
  items: { homeId: string; id: string }[];
  documents: { member: Member; id: string; sha: string }[];
  cardOrders: { member: Member; id: string }[];
  /** Points by member: granted minus spent. */
  points: Map<string, number>;
  pointOrders: { member: Member; id: string }[];
  rooms: { hotel: Hotel; number: string }[];
  signIns: number;
  /** Sign-ins that needed a second code, because the response to the first was lost. */
  secondCodes: number;
};

export const newLedger = (): Ledger => ({
  messages: [],
  items: [],
  documents: [],
  cardOrders: [],
  points: new Map(),
  pointOrders: [],
  rooms: [],
  signIns: 0,
  secondCodes: 0,
});

export type Skus = { points: string; card: string };
type Needs = { site: Site; world: World; ledger: Ledger; skus: Skus; stripe: Service; mail: Service };

const LINK = String.raw`/partner/requests\?t=([\w-]+)`;
const PRICE_POINTS = 50;
const GRANT_POINTS = 100;
const shaOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function writeMessage({ ledger }: Needs, { browser, homeId }: Member): Promise<void> {
  const id = randomUUID();
  const text = `Which road is open? ${id}`;
  acknowledged('message', await browser.post(`/api/homes/${homeId}/help/messages`, { id, text }));
  ledger.messages.push({ id });
}

async function addItem({ ledger }: Needs, { browser, homeId }: Member): Promise<void> {
  const item = { name: `Lamp ${randomUUID()}`, category: 'Furniture', estValue: 40, room: 'Hall' };
  const made = acknowledged<{ id: string }>(
    'item',
    await browser.post(`/api/homes/${homeId}/inventory`, item),
  );
  ledger.items.push({ homeId, id: made.id });
}

async function addDocument({ ledger }: Needs, member: Member): Promise<void> {
  const { browser, homeId } = member;
  const bytes = pdfOf(20_000);
  const file = { name: `policy-${randomUUID()}.pdf`, bytes };
  const reply = await browser.insist('POST', `/api/homes/${homeId}/documents?kind=other`, { file });
  if (reply.status === 409) return; // an attempt without a response had succeeded
  const made = acknowledged<{ id: string }>('document', reply);
  ledger.documents.push({ member, id: made.id, sha: shaOf(bytes) });
}

async function payByCard({ ledger, skus, stripe }: Needs, member: Member): Promise<void> {
  const { browser } = member;
  const order = { skuId: skus.card, usePoints: false };
  const made = acknowledged<{ id: string }>('order', await browser.post('/api/orders', order, randomUUID()));
  const paying = await browser.post(`/api/orders/${made.id}/pay`, {}, randomUUID());
  const { clientSecret } = acknowledged<{ clientSecret: string }>('payment', paying);
  await stripe.call('pay', clientSecret);
  ledger.cardOrders.push({ member, id: made.id });
}

async function spendPoints({ ledger, skus }: Needs, member: Member): Promise<void> {
  const { browser, userId } = member;
  const order = { skuId: skus.points, usePoints: true };
  const reply = await browser.post('/api/orders', order, randomUUID());
  if ((reply.body as { code?: string }).code === 'too_few_points') return;
  const made = acknowledged<{ id: string }>('points order', reply);
  ledger.pointOrders.push({ member, id: made.id });
  ledger.points.set(userId, (ledger.points.get(userId) ?? 0) - PRICE_POINTS);
}

async function look(_: Needs, { browser, homeId }: Member): Promise<void> {
  for (const path of ['/inventory/totals', '/documents', '/evacuation', '/help'])
    await browser.get(`/api/homes/${homeId}${path}`);
}

/** What a member does, in rotation, weighted toward what matters in an evacuation. */
const DEEDS = [look, writeMessage, addItem, look, addDocument, writeMessage, payByCard, look, spendPoints];

async function givePoints({ ledger, world }: Needs, turn: number): Promise<void> {
  const [admin] = world.admins;
  const member = world.members[turn % world.members.length];
  if (!admin || !member) return;
  const path = `/api/admin/members/${member.userId}/points`;
  const given = { delta: GRANT_POINTS, reason: 'Thank you for waiting.' };
  acknowledged('points', await admin.browser.post(path, given, randomUUID()));
  ledger.points.set(member.userId, (ledger.points.get(member.userId) ?? 0) + GRANT_POINTS);
}

/** An agent takes the next case and replies. */
async function answerNext({ ledger }: Needs, { browser }: Person): Promise<void> {
  const next = await browser.post('/api/desk/next');
  const { caseId } = (next.body ?? {}) as { caseId?: string | null };
  if (!caseId) return;
  const path = `/api/desk/cases/${caseId}/messages`;
  const thread = await browser.insist('GET', `${path}?after=0`);
  const { lastSeq = 0 } = (thread.body ?? {}) as { lastSeq?: number };
  const id = randomUUID();
  const body = { id, text: 'Skyway is open toward Chico. Your room is booked.', readSeq: lastSeq };
  const reply = await browser.post(path, body);
  // The household wrote again in the meantime, or another agent took the case. Both are fine.
  if (reply.status === 201) ledger.messages.push({ id });
  await browser.post('/api/desk/close', { ids: [caseId], reason: 'answered' });
}

/** A hotel reads its email and confirms the requested rooms. */
async function confirmRooms({ ledger, mail, site }: Needs, hotel: Hotel, seen: Set<string>): Promise<void> {
  const t = await mail.call<string | null>('find', hotel.email, LINK);
  if (!t || seen.has(t)) return;
  seen.add(t);
  const browser = site.browser();
  const number = `H-${seen.size}`;
  const reply = await browser.post('/api/partners/link/confirm', { t, number });
  if (reply.status === 200) ledger.rooms.push({ hotel, number });
  browser.close();
}

export type Traffic = { problems: string[]; stop(): Promise<void> };

/** Lets everyone act until `stop`. Unexpected results are recorded as problems, and the day continues. */
export function startTraffic(needs: Needs, pauseMs: number): Traffic {
  const problems: string[] = [];
  let isOver = false;
  const loops: Promise<void>[] = [];
  const repeat = (everyMs: number, work: (turn: number) => Promise<void>) => {
    loops.push(
      (async () => {
        for (let turn = 0; !isOver; turn += 1) {
          await work(turn).catch((error: unknown) => problems.push((error as Error).message));
          await sleep(everyMs);
        }
      })(),
    );
  };
  for (const [n, member] of needs.world.members.entries())
    repeat(pauseMs, async (turn) => DEEDS[(n + turn) % DEEDS.length]?.(needs, member));
  for (const agent of needs.world.agents) repeat(pauseMs, () => answerNext(needs, agent));
  for (const hotel of needs.world.hotels) {
    const seen = new Set<string>();
    repeat(pauseMs, () => confirmRooms(needs, hotel, seen));
  }
  repeat(pauseMs, (turn) => givePoints(needs, turn));
  // Someone is always signing in, because codes need the database, the job queue and the mail server.
  repeat(pauseMs * 10, async (turn) => {
    const member = needs.world.members[turn % needs.world.members.length];
    if (!member) return;
    const browser = needs.site.browser();
    const codes = await signIn(needs.mail, browser, member.email);
    needs.ledger.signIns += 1;
    if (codes > 1) needs.ledger.secondCodes += 1;
    browser.close();
  });
  return {
    problems,
    stop: async () => {
      isOver = true;
      await Promise.all(loops);
    },
  };
}
