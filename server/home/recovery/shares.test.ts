import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { RecoveryShare, SharedRecovery } from '#contract/home/recovery-sharing.ts';
import { homeowner, join } from '#test/homes.ts';
import { openWorld, signedIn } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const evidence = { kind: 'statement', note: 'CANARY note' };

async function sharing(parts: string[], days = 7) {
  const me = await homeowner(world);
  await me.post(`${me.api}/recovery`, { lossDate: '2026-01-08', evidence, flags: ['total_loss'] });
  await me.post(`${me.api}/recovery/records`, {
    kind: 'contact',
    day: '2026-01-10',
    details: { channel: 'call', direction: 'out', who: 'Robin', summary: 'CANARY summary' },
  });
  const at = `${me.api}/recovery/shares`;
  const made = await me.post(at, { label: 'CANARY lawyer', days, parts });
  expect([made.status, made.body]).toEqual([201, made.body]);
  const { share, url, code } = made.body as { share: RecoveryShare; url: string; code: string };
  const token = /#token=([\w-]{43})$/.exec(url)?.[1] ?? '';
  const open = (given: string = code) => world.visitor().post('/api/shared/recovery', { token, code: given });
  const list = async () => ((await me.get(at)).body as { shares: RecoveryShare[] }).shares;
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  return { me, at, share, token, code, wrong, open, list };
}

test('a link and its code show what was chosen and nothing else, and each visit is listed once', async () => {
  const { open, list, token } = await sharing(['deadlines', 'claim']);
  const { status, body, text } = await open();
  expect(status).toBe(200);
  const shown = body as SharedRecovery;
  expect(shown.deadlines?.length).toBeGreaterThan(0);
  expect(shown).toMatchObject({
    facts: null,
    log: null,
    letters: null,
    expenses: null,
    claim: { claims: [] },
  });
  expect(text).not.toContain('CANARY');
  await open();
  expect(await list()).toMatchObject([{ label: 'CANARY lawyer', state: 'active', viewCount: 1 }]);
  const { rows } = await world.db.execute(sql`select * from recovery_shares`);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(rows)).not.toContain('CANARY');
});

test('the log is shown only if the household chose it', async () => {
  const { open } = await sharing(['log', 'facts']);
  expect((await open()).text).toContain('CANARY summary');
});

test('drafts of letters are never shown', async () => {
  const { me, open } = await sharing(['letters']);
  await me.post(`${me.api}/recovery/letters`, { kind: 'policy-copy' });
  expect(((await open()).body as SharedRecovery).letters).toEqual([]);
});

test('five wrong codes lock a link, also when tried at once, and a right one starts over', async () => {
  const one = await sharing(['facts']);
  for (let n = 0; n < 4; n += 1)
    expect((await one.open(one.wrong)).body).toMatchObject({ code: 'code_wrong' });
  expect((await one.open()).status).toBe(200); // the fifth attempt was right
  for (let n = 0; n < 4; n += 1) await one.open(one.wrong);
  expect((await one.open(one.wrong)).body).toMatchObject({ code: 'link_wrong' });
  expect((await one.open()).body).toMatchObject({ code: 'link_wrong' });
  expect((await one.list())[0]?.state).toBe('locked');
  const many = await sharing(['facts']);
  const replies = await Promise.all(Array.from({ length: 12 }, () => many.open(many.wrong)));
  const codes = replies.map(({ body }) => (body as { code: string }).code);
  expect(codes.filter((code) => code === 'code_wrong')).toHaveLength(4);
  expect((await many.open()).body).toMatchObject({ code: 'link_wrong' });
});

test('revoked, expired, of a former owner or of an older recovery: the link is dead', async () => {
  const revoked = await sharing(['facts']);
  expect((await revoked.me.call('DELETE', `${revoked.at}/${revoked.share.id}`)).status).toBe(204);
  expect((await revoked.me.call('DELETE', `${revoked.at}/${revoked.share.id}`)).status).toBe(204);
  const expired = await sharing(['facts'], 1);
  await world.db.execute(
    sql`update recovery_shares set created_at = now() - interval '2 days', expires_at = now() - interval '1 minute' where id = ${expired.share.id}`,
  );
  const moved = await sharing(['facts']);
  const heir = await signedIn(world);
  await world.db.execute(sql`update homes set user_id = ${heir.user.id} where id = ${moved.me.homeId}`);
  const older = await sharing(['facts']);
  await older.me.patch(`${older.me.api}/recovery`, { isClosed: true });
  expect((await older.open()).status).toBe(200); // a closed recovery can still be read
  await older.me.post(`${older.me.api}/recovery`, { lossDate: '2026-02-01', evidence });
  for (const { open } of [revoked, expired, moved, older])
    expect((await open()).body).toMatchObject({ code: 'link_wrong' });
});

test('only the owner shares and revokes; others of the household see who has access', async () => {
  const { me, at, share } = await sharing(['facts']);
  const other = await signedIn(world);
  await join(world, me.homeId, other, 'member');
  expect((await other.get(at)).body).toMatchObject({ canShare: false, shares: [{ id: share.id }] });
  expect((await other.post(at, { label: 'x', days: 1, parts: ['log'] })).status).toBe(403);
  expect((await other.call('DELETE', `${at}/${share.id}`)).status).toBe(403);
  expect((await me.post(at, { label: 'x', days: 1, parts: [] })).status).toBe(400);
});
