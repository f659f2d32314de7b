/** Photos and documents by text and email: each becomes a file in the conversation, or a sentence that says why not. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { HelpView } from '#contract/service/conversations.ts';
import { minutes } from '#server/platform/clock.ts';
import { replyAddress } from '#server/service/conversations/reply-address.ts';
import { callFromPostmark, emailFields, POSTMARK_ENV, postmarkMailIn } from '#test/postmark.ts';
import { pdfOf, photoOf } from '#test/sample-files.ts';
import { callFromTwilio, memberWithPhone, textFields, twilioAt } from '#test/texts.ts';
import { startTwilio } from '#test/twilio-double.ts';
import { openWorld, signedIn, signedInAs } from '#test/world.ts';

const twilio = await startTwilio();
const world = await openWorld({
  withWorkers: false,
  sms: twilioAt(twilio.url),
  env: POSTMARK_ENV,
  mailIn: postmarkMailIn(),
});
const { db, clock, deps } = world;
const agent = await signedInAs(world, 'OPERATIONS');
const photo = await photoOf();
const HEIC = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(64)]);

type Me = Awaited<ReturnType<typeof memberWithPhone>>;
const help = async (me: Me) => (await me.get(`${me.api}/help`)).body as HelpView;
const messages = async (me: Me) => (await help(me)).conversation?.messages ?? [];
const shown = async (me: Me) => (await messages(me)).map(({ text, file }) => file?.name ?? text);
const textsTo = (me: Me) => twilio.kept.filter(({ to }) => to === me.phone).map(({ body }) => body);

let sids = 0;
/** A text with pictures, as announced by the webhook and then listed by the API. */
function withMedia(me: Me, body: string, files: { mime: string; content: Buffer }[]) {
  const fields = textFields(me.phone, body, {
    NumMedia: String(files.length),
    // Never fetched: it isn't Twilio's.
    MediaUrl0: 'http://evil.example/picture.jpg',
  });
  twilio.media.set(
    fields.MessageSid,
    files.map((file) => ({ ...file, sid: `ME${(sids += 1)}` })),
  );
  return fields;
}
async function text(me: Me, body: string, files: { mime: string; content: Buffer }[]) {
  const fields = withMedia(me, body, files);
  expect(await callFromTwilio(world, fields)).toBe(204);
  await world.runJobs();
  return fields;
}
const jpeg = (content = photo) => ({ mime: 'image/jpeg', content });

test('a picture by text is a file in the conversation for both sides, without its place and owner', async () => {
  const me = await memberWithPhone(world, { quiet: true });
  await text(me, 'The roof', [jpeg(), { mime: 'application/pdf', content: pdfOf() }]);
  expect(await shown(me)).toEqual(['The roof', 'photo-1.jpg', 'file-2.pdf']);
  const { conversation } = await help(me);
  const [, picture] = conversation?.messages ?? [];
  expect(picture).toMatchObject({ channel: 'sms', isVerified: true, isYou: true, text: '' });
  const url = `/api/desk/cases/${conversation?.caseId}/files/${picture?.id}`;
  const opened = await agent.get(url);
  expect(opened.status).toBe(200);
  expect(opened.text).not.toContain('CANARY');
  expect(
    (await me.get(`${me.api}/help/${conversation?.caseId}/files/${picture?.id}?size=thumb`)).status,
  ).toBe(200);
  expect((await (await signedIn(world)).get(url)).status).toBe(403);
  expect(twilio.state.calls.filter((call) => call.includes('evil'))).toEqual([]);
  expect(textsTo(me)).toEqual([]);
});

test('a picture without words opens the case, and so does one with SAFE', async () => {
  const me = await memberWithPhone(world, { quiet: true });
  await text(me, '', [jpeg()]);
  expect(await shown(me)).toEqual(['(A text with a file)', 'photo-1.jpg']);
  const fleeing = await memberWithPhone(world, { people: ['Rosa'] });
  await text(fleeing, 'SAFE', [jpeg()]);
  expect(await shown(fleeing)).toEqual(['SAFE', 'photo-1.jpg']);
  expect(textsTo(fleeing)[0]).toContain('Marked safe');
});

test('a refused picture is a sentence in the conversation and one text, in the member’s language', async () => {
  const me = await memberWithPhone(world, { quiet: true });
  await text(me, 'Look', [{ mime: 'image/heic', content: HEIC }, jpeg(), jpeg(Buffer.from('no picture'))]);
  expect(await shown(me)).toEqual([
    'Look',
    '(We couldn’t accept a file, so our team doesn’t have it. photo-1.heic is a HEIC photo. Save it as JPG and send it again.)',
    'photo-2.jpg',
    expect.stringContaining('photo-3.jpg isn’t a PDF, JPG or PNG file') as string,
  ]);
  expect(textsTo(me)).toHaveLength(1);
  expect(textsTo(me)[0]).toContain('See why: http://localhost:3000/help?r=');
  await db.execute(sql`update users set language = 'es' where id = ${me.user.id}`);
  await text(me, 'Mire', [{ mime: 'image/heic', content: HEIC }]);
  expect((await shown(me)).at(-1)).toContain('foto-1.heic es una foto HEIC');
  expect(textsTo(me)).toHaveLength(2);
});

test('a file over 10 MB is refused, and what is fetched stops there', async () => {
  const me = await memberWithPhone(world, { quiet: true });
  const large = Buffer.concat([photo, Buffer.alloc(11 * 1024 * 1024)]);
  await text(me, 'Large', [jpeg(large)]);
  expect((await shown(me)).at(-1)).toContain('photo-1.jpg is larger than 10 MB');
});

test('while the carrier is away it is tried again, and the file arrives once', async () => {
  const me = await memberWithPhone(world, { quiet: true });
  const fields = withMedia(me, 'Later', [jpeg(), jpeg()]);
  twilio.state.mediaMoods = ['broken'];
  await callFromTwilio(world, fields);
  await world.runJobs();
  expect(await shown(me)).toEqual(['Later']); // the words don't wait for their pictures
  twilio.state.mediaMoods = ['kind', 'kind', 'kind', 'silent'];
  await world.runJobs({ retries: true });
  expect(await shown(me)).toEqual(['Later', 'photo-1.jpg']);
  await world.runJobs({ retries: true });
  expect(await shown(me)).toEqual(['Later', 'photo-1.jpg', 'photo-2.jpg']);
  await callFromTwilio(world, fields);
  await world.runJobs({ retries: true });
  expect(await shown(me)).toHaveLength(3);
});

test('a redirect to another host is never followed; after an hour the conversation says that it didn’t arrive', async () => {
  const me = await memberWithPhone(world, { quiet: true });
  const fields = withMedia(me, 'Elsewhere', [jpeg()]);
  const before = twilio.state.calls.length;
  twilio.state.mediaMoods = ['kind', 'elsewhere'];
  await callFromTwilio(world, fields);
  await world.runJobs();
  expect(twilio.state.calls.slice(before).filter((call) => call.includes('evil'))).toEqual([]);
  expect(await shown(me)).toEqual(['Elsewhere']);
  clock.advance(minutes(61));
  twilio.state.mediaMoods = ['broken'];
  await world.runJobs({ retries: true });
  expect((await shown(me)).at(-1)).toBe(
    '(file-1 didn’t reach us, so our team doesn’t have it. Send it again, or attach it in the app.)',
  );
});

test('texts that the carrier lists after an outage bring their pictures, too', async () => {
  const me = await memberWithPhone(world, { quiet: true });
  const fields = withMedia(me, 'Missed', [jpeg()]);
  const listed = { sid: fields.MessageSid, from: me.phone, body: 'Missed', num_media: '1' };
  twilio.inbox.push({ ...listed, date_sent: clock.now().toUTCString() });
  const { catchUp } = await import('./job-names.ts');
  await deps.jobs.enqueue(db, catchUp, {});
  await world.runJobs();
  expect(await shown(me)).toEqual(['Missed', 'photo-1.jpg']);
});

test('a case that is closed or merged before its picture arrives gets it nevertheless', async () => {
  const me = await memberWithPhone(world, { quiet: true });
  const fields = withMedia(me, 'Closed meanwhile', [jpeg()]);
  twilio.state.mediaMoods = ['broken'];
  await callFromTwilio(world, fields);
  await world.runJobs();
  const caseId = (await help(me)).conversation?.caseId ?? '';
  const reply = { id: crypto.randomUUID(), text: 'Thank you', readSeq: 1 };
  expect((await agent.post(`/api/desk/cases/${caseId}/messages`, reply)).status).toBe(201);
  const closed = await agent.post(`/api/desk/cases/${caseId}/close`, { reason: 'solved', text: '' });
  expect(closed.status).toBe(204);
  await world.runJobs({ retries: true });
  expect((await shown(me)).at(-1)).toBe('photo-1.jpg');
  expect((await help(me)).conversation).toMatchObject({ caseId, state: 'open' });
});

/** A member with a case, and the reply address for it. */
async function emailing() {
  const me = await memberWithPhone(world, { quiet: true });
  await me.post(`${me.api}/help/messages`, { id: crypto.randomUUID(), text: 'A question' });
  const caseId = (await help(me)).conversation?.caseId ?? '';
  const to = replyAddress(deps, { caseId, userId: me.user.id })?.address ?? '';
  const send = async (words: string, files: object[], more: object = {}) => {
    const fields = emailFields(me.email, to, words, { Attachments: files, ...more });
    expect(await callFromPostmark(world, fields)).toBe(200);
    await world.runJobs();
    return fields;
  };
  return { me, caseId, send };
}
const attachment = (Name: string, content: Buffer, more: object = {}) => ({
  Name,
  ContentType: 'application/octet-stream',
  Content: content.toString('base64'),
  ...more,
});
const waiting = async () => (await db.execute(sql`select position from inbound_files`)).rows;

test('attachments of an email are files in the conversation, and we keep no second copy', async () => {
  const { me, send } = await emailing();
  const fields = await send('The lease and the roof', [
    attachment('../lease.pdf', pdfOf(300_000)),
    attachment('roof.JPG', photo),
    attachment('logo.png', photo, { ContentID: 'logo@x' }),
  ]);
  expect(await shown(me)).toEqual(['A question', 'The lease and the roof', 'lease.pdf', 'roof.JPG']);
  expect((await messages(me)).at(-1)).toMatchObject({ channel: 'email', isYou: true });
  expect(await waiting()).toEqual([]);
  await callFromPostmark(world, fields);
  await world.runJobs();
  expect(await shown(me)).toHaveLength(4);
});

test('an email with a file and no words says so, and one that is refused has its reason', async () => {
  const { me, send } = await emailing();
  await send('', [attachment('run.exe', Buffer.from('MZ\0\0\0'))]);
  expect(await shown(me)).toEqual([
    'A question',
    '(An email with a file)',
    '(We couldn’t accept a file, so our team doesn’t have it. run.exe is a program. You can save only PDF, JPG and PNG files.)',
  ]);
});

test('more than ten files or 10 MB are left out, and the message says so', async () => {
  const { me, send } = await emailing();
  const many = Array.from({ length: 12 }, (_, n) => attachment(`${n}.jpg`, photo));
  await send('Many', many);
  const all = await shown(me);
  expect(all[1]).toBe(
    'Many\n(We couldn’t accept 2 files that came with it. We take up to 10 files of 10 MB each.)',
  );
  expect(all.slice(2)).toEqual(Array.from({ length: 10 }, (_, n) => `${n}.jpg`));
  expect(await waiting()).toEqual([]);
});

test('files of a sender that isn’t verified, and of strangers, are not kept anywhere', async () => {
  const { me, send } = await emailing();
  const files = async () => (await db.execute(sql`select count(*)::int as n from files`)).rows;
  const before = await files();
  await send('Forged', [attachment('a.jpg', photo)], { Headers: [] });
  expect((await messages(me)).at(-1)).toMatchObject({ isVerified: false });
  expect((await shown(me)).at(-1)).toContain('We don’t keep files when we can’t verify who sent them.');
  await send('Unknown', [attachment('a.jpg', photo)], { OriginalRecipient: 'reply@in.hearthline.example' });
  const unknown = (await agent.get('/api/desk/unknown')).text;
  expect(unknown).toContain('A file came with it. We don’t keep files here');
  expect(await files()).toEqual(before);
  expect(await waiting()).toEqual([]);
});

test('what waits of a file is sealed, in the database and in the queue', async () => {
  const { me, caseId } = await emailing();
  const to = replyAddress(deps, { caseId, userId: me.user.id })?.address ?? '';
  const secret = pdfOf(2000, Buffer.from('CANARYCONTENT'.repeat(20)));
  const fields = emailFields(me.email, to, 'x', { Attachments: [attachment('CANARYNAME.pdf', secret)] });
  await callFromPostmark(world, fields);
  const look = async () => {
    const rows = await db.execute(
      sql`select encode(raw, 'escape') as raw, encode(sealed, 'escape') as file from inbound left join inbound_files using (provider, provider_ref)`,
    );
    const jobs = await db.execute(sql`select data::text from pgboss.job`);
    return JSON.stringify([rows.rows, jobs.rows]);
  };
  const forms = [/CANARY/, new RegExp(Buffer.from('CANARYCONTENT').toString('base64').slice(4, 14))];
  const before = await look();
  await world.runJobs();
  const after = await look();
  for (const form of forms) for (const text_ of [before, after]) expect(text_).not.toMatch(form);
  expect((await shown(me)).at(-1)).toBe('CANARYNAME.pdf');
});
