/** All data of a household: an export contains all of it, and deleting the account leaves none of it. */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import type { DataExport } from '#contract/data-export.ts';
import { deleteMails } from '#server/office/demo/demo.ts';
import { deleteDiscarded } from '#server/core/files/jobs.ts';
import { homeMembers } from '#server/home/homes/tables.ts';
import { days } from '#server/platform/clock.ts';
import { HANDLERS } from '#server/worker.ts';
import { download, storedKeys } from '#test/claims.ts';
import { fullHousehold, type FullHousehold } from '#test/full-household.ts';
import { HOME } from '#test/homes.ts';
import { makePdf } from '#test/sample-documents.ts';
import { databaseAsText, folderAsText } from '#test/stored-bytes.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { readZip } from '#test/zip.ts';
import { erasePerson } from './erase.ts';

const world = await openWorld();

/** We never store a photo's original file name. */
const NOT_KEPT = ['photo name', 'proof name'];

/** Words that appear nowhere else, with the field each was entered in. */
function wordBook() {
  const words = new Map<string, string>();
  const secret = (what: string) => {
    const word = `Canary${randomBytes(8).toString('hex')}`;
    if (!NOT_KEPT.includes(what)) words.set(word, what);
    return word;
  };
  /** The ones that don't appear as entered: a contact's address is stored in lower case. */
  const missingIn = (text: string) =>
    [...words].filter(([word]) => !text.includes(word) && !text.includes(word.toLowerCase()));
  return { secret, size: () => words.size, missingIn };
}
type WordBook = ReturnType<typeof wordBook>;

/** Everything else a person leaves behind: trash, an ended policy, points, a used link, messages to support. */
async function livedIn({ me, api, ids }: FullHousehold, { secret }: WordBook) {
  const made = async (answer: Promise<{ status: number; text: string; body: unknown }>) => {
    const { status, text, body } = await answer;
    if (status >= 300) throw new Error(`${status}: ${text}`);
    return body as { id: string; url: string; policies: { id: string }[] };
  };
  await made(me.patch('/api/account', { name: secret('name') }));
  const thing = { category: 'Other', estValue: 12, room: secret('room'), brand: secret('brand') };
  const item = await made(
    me.post(`${api}/inventory`, { ...thing, name: secret('trashed item'), notes: secret('trashed notes') }),
  );
  await made(me.post(`${api}/inventory/trash`, { ids: [item.id] }));
  const paper = await makePdf(secret('trashed text'));
  const document = await made(
    me.sendFile(`${api}/documents?kind=other`, `${secret('trashed document')}.pdf`, paper),
  );
  await made(me.post(`${api}/documents/${document.id}/trash`));
  const policy = { ...HOME.policy, carrier: secret('carrier'), policyNumber: secret('ended number') };
  const before = new Set((await made(me.get(api))).policies.map(({ id }) => id));
  await made(me.post(`${api}/policies`, policy));
  const ended = (await made(me.get(api))).policies.find(({ id }) => !before.has(id));
  await made(me.post(`${api}/policies/${ended?.id}/end`));
  await made(me.patch(`/api/tasks/${ids.taskId}`, { status: 'DONE' }));
  const link = await made(
    me.post(`${api}/claims/packets/${ids.packetId}/links`, { label: secret('second label'), days: 1 }),
  );
  const token = link.url.replace(/^.*#token=/, '');
  await made(world.visitor().post('/api/shared/open', { token }));
  await made(
    me.post('/api/contact', {
      firstName: secret('first name'),
      lastName: secret('last name'),
      email: me.email,
      subject: secret('subject'),
      message: secret('message'),
    }),
  );
  await made(
    me.post('/api/waitlist', { address: `${secret('waitlist')} 12 Oak St, Napa, CA`, email: me.email }),
  );
}

async function exportOf({ me }: Pick<FullHousehold, 'me'>) {
  const { url } = (await me.post('/api/account/export')).body as { url: string };
  const entries = await readZip(await download(world, me, url));
  const json = JSON.parse(String(entries.get('export.json'))) as DataExport;
  return {
    json,
    text: [...entries].map(([name, content]) => `${name}\n${content.toString('latin1')}`).join('\n'),
  };
}

/** Purchases and payments stay in the books, without a name. */
const BOOKS = new Set(['orders', 'payments']);

/** All ids in an export except the books: each is a row to search for. */
const idsIn = ({ tables, files }: DataExport): string[] => [
  ...Object.entries(tables).flatMap(([name, rows]) =>
    rows.flatMap(({ id }) => (typeof id === 'string' && !BOOKS.has(name) ? [id] : [])),
  ),
  ...files.map(({ fileId }) => fileId),
];

async function tablesWith(id: string): Promise<string[]> {
  const { rows } = await world.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found = [];
  for (const { name } of rows) {
    const like = await world.database.pool.query(`select 1 from "${name}" t where t::text like $1`, [
      `%${id}%`,
    ]);
    if (like.rows.length > 0) found.push(name);
  }
  return found;
}

const [mine, theirs] = [wordBook(), wordBook()];
const my = await fullHousehold(world, mine.secret);
const their = await fullHousehold(world, theirs.secret);
await livedIn(my, mine);
await livedIn(their, theirs);
// Both homes have the same members.
await world.db.insert(homeMembers).values([
  { homeId: my.ids.homeId, userId: their.me.user.id, role: 'member' },
  { homeId: their.ids.homeId, userId: my.me.user.id, role: 'member' },
]);
const lent = { name: theirs.secret('lent thing'), category: 'Other', estValue: 5 };
await my.me.post(`${their.api}/inventory`, lent); // found in their export below

test('my data export has everything my household entered, and nothing from a home I only share', async () => {
  const { json, text } = await exportOf(my);
  expect(mine.size()).toBeGreaterThanOrEqual(45);
  expect(mine.missingIn(text)).toEqual([]);
  expect(theirs.missingIn(text)).toHaveLength(theirs.size());
  expect(json.missing).toEqual([]);
  // a photo, a receipt, four documents of which one has two versions, a proof photo, and a photo sent to our team
  expect(json.files.map((file) => path.dirname(file.path)).toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 'files/documents'),
    'files/messages',
    'files/photos',
    'files/proofs',
    'files/receipts',
    'files/recovery-receipts',
  ]);
  for (const table of [
    'point_ledger',
    'policies',
    'readiness_tasks',
    'share_accesses',
    'share_links',
  ] as const)
    expect([table, json.tables[table]?.length ?? 0]).toEqual([table, expect.toSatisfy((n: number) => n > 0)]);
  expect(json.tables['home_memberships']).toHaveLength(2);
});

test('deleting an account leaves no trace of its home, and the same people’s other home is unchanged', async () => {
  const before = { mine: await exportOf(my), theirs: await exportOf(their) };
  const ids = idsIn(before.mine.json);
  const sharedByBoth = new Set(idsIn(before.theirs.json));
  const own = ids.filter((id) => !sharedByBoth.has(id) && id !== my.me.user.id);
  expect(own.length).toBeGreaterThan(40);
  const rowsBefore = await databaseAsText(world, 'public');
  expect(own.filter((id) => !rowsBefore.includes(id))).toEqual([]);
  const keysOf = async (homeId: string) => {
    const { rows } = await world.database.pool.query<{ storage_key: string; thumb_key: string | null }>(
      'select storage_key, thumb_key from files where home_id = $1',
      [homeId],
    );
    return rows.flatMap((row) => [row.storage_key, ...(row.thumb_key ? [row.thumb_key] : [])]);
  };
  const kept = await keysOf(their.ids.homeId);
  expect((await keysOf(my.ids.homeId)).length).toBeGreaterThan(8);

  await my.me.post('/api/account/deletion', { email: my.me.email });
  world.clock.advance(days(1) + 1000);
  await erasePerson(world.deps, my.me.user.id);
  await HANDLERS.find(({ job }) => job.name === deleteDiscarded.name)?.run(world.deps, {});

  const rows = await databaseAsText(world, 'public');
  expect(own.filter((id) => rows.includes(id))).toEqual([]);
  expect(rows).not.toContain(my.ids.homeId);
  // The other household's history still says that a former member added an item, but the id leads to no one.
  expect(await tablesWith(my.me.user.id)).toEqual(['audit_entries']);
  // The last email was sent after everything else: the demo's mailbox has it, and nothing else contains the address.
  // The email of the order that was deleted with the account may arrive just before or after, so wait for it.
  await vi.waitFor(
    async () => {
      const { rows: atWork } = await world.database.pool.query(
        `select 1 from pgboss.job where name like 'orders.%' and state in ('created', 'retry', 'active') and start_after <= now()`,
      );
      expect(atWork).toEqual([]);
    },
    { timeout: 60_000 },
  );
  const subjects = (await world.mailbox(my.me.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => !subject.startsWith('Purchase canceled'))).toEqual([
    'Your Hearthline account is deleted',
  ]);
  await world.db.transaction((tx) => deleteMails(tx, my.me.email));
  const everything = `${await databaseAsText(world)}\n${await folderAsText(world.deps.config.dataDir)}`;
  expect(mine.missingIn(everything)).toHaveLength(mine.size());
  expect(everything).not.toContain(my.me.email);
  expect((await storedKeys(world)).toSorted()).toEqual(kept.toSorted());
  const { rows: keys } = await world.database.pool.query<{ home_id: string }>(
    'select home_id from home_keys',
  );
  expect(keys).toEqual([{ home_id: their.ids.homeId }]);

  const after = await exportOf({ me: await signedIn(world, their.me.email) });
  expect(theirs.missingIn(after.text)).toEqual([]);
  for (const table of [
    'claim_packets',
    'document_versions',
    'documents',
    'emergency_contacts',
    'homes',
    'household_people',
    'household_pets',
    'household_plans',
    'inventory_items',
    'inventory_photos',
    'item_receipts',
    'point_ledger',
    'policies',
    'readiness_tasks',
    'receipts',
    'recoveries',
    'recovery_facts',
    'share_links',
  ] as const) {
    expect([table, after.json.tables[table]]).toEqual([table, before.theirs.json.tables[table]]);
    expect([table, after.json.tables[table]?.length]).not.toEqual([table, 0]);
  }
  expect(after.json.files).toEqual(before.theirs.json.files);
});
