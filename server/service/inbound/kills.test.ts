/**
 * Everything in flight when a process dies, or loses its database, is delivered once: texts and emails to us with their
 * files, our answers, and our team's replies by text and email. Tested at each step of processing and sending.
 */
import { expect, test, vi } from 'vitest';
import type { HelpView } from '#contract/service/conversations.ts';
import { minutes } from '#server/platform/clock.ts';
import { replyAddress } from '#server/service/conversations/reply-address.ts';
import { cutAt, goOn, killAt } from '#test/cut-off.ts';
import { callFromPostmark, emailFields, POSTMARK_ENV, postmarkMailIn } from '#test/postmark.ts';
import { photoOf } from '#test/sample-files.ts';
import { callFromTwilio, memberWithPhone, newNumber, textFields, twilioAt } from '#test/texts.ts';
import { isSoak, sized } from '#test/tier.ts';
import { startTwilio } from '#test/twilio-double.ts';
import { openWorld, signedInAs } from '#test/world.ts';

vi.setConfig({ testTimeout: 600_000 });

const twilio = await startTwilio();
const world = await openWorld({
  withWorkers: false,
  sms: twilioAt(twilio.url),
  env: POSTMARK_ENV,
  mailIn: postmarkMailIn(),
});
const { pool } = world.database;
const operations = await signedInAs(world, 'OPERATIONS');
const photo = await photoOf();
const HEIC = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(64)]);

type Me = Awaited<ReturnType<typeof memberWithPhone>>;
const help = async (me: Me) => (await me.get(`${me.api}/help`)).body as HelpView;
const shown = async (me: Me) =>
  ((await help(me)).conversation?.messages ?? []).map(({ text, file }) => file?.name ?? text);
const textsTo = (to: string) => twilio.kept.filter((one) => one.to === to).map(({ body }) => body);

/** A member who has texted, and whom our team is about to answer by text. */
async function answeredByText(): Promise<Me> {
  const me = await memberWithPhone(world, { quiet: true });
  await callFromTwilio(world, textFields(me.phone, 'Before'));
  await world.runJobs();
  return me;
}

/** A visitor whom our team is about to answer by email. */
async function visitorWith(email: string): Promise<string> {
  const form = {
    firstName: 'Maya',
    lastName: 'Torres',
    email,
    subject: 'My street',
    message: `Covered? ${email}`,
  };
  await world.visitor().post('/api/contact', form);
  await world.runJobs();
  const { rows } = await pool.query<{ id: string }>('select case_id as id from visitors where email = $1', [
    email,
  ]);
  return rows[0]?.id ?? '';
}

/** The people of one round. Their setup is finished first, so that only what is in flight can be lost. */
async function people() {
  const [texting, emailing, waiting, fleeing] = [
    await memberWithPhone(world, { quiet: true }),
    await memberWithPhone(world, { quiet: true }),
    await answeredByText(),
    await memberWithPhone(world, { people: ['Rosa', 'Ben'] }),
  ];
  await emailing.post(`${emailing.api}/help/messages`, { id: crypto.randomUUID(), text: 'Before' });
  const email = `${crypto.randomUUID()}@example.com`;
  return {
    texting,
    emailing,
    waiting,
    fleeing,
    email,
    visitorCase: await visitorWith(email),
    stranger: newNumber(),
  };
}
type People = Awaited<ReturnType<typeof people>>;

/** Texts, emails and replies in flight when the process dies. */
async function begin({ texting, emailing, waiting, fleeing, visitorCase, stranger }: People): Promise<void> {
  const withFiles = textFields(texting.phone, 'Look', { NumMedia: '2' });
  const media = [
    { sid: `ME${withFiles.MessageSid}1`, mime: 'image/jpeg', content: photo },
    { sid: `ME${withFiles.MessageSid}2`, mime: 'image/heic', content: HEIC },
  ];
  twilio.media.set(withFiles.MessageSid, media);
  const caseId = (await help(emailing)).conversation?.caseId ?? '';
  const to = replyAddress(world.deps, { caseId, userId: emailing.user.id })?.address ?? '';
  const Attachments = [{ Name: 'roof.jpg', Content: photo.toString('base64') }];
  expect([
    await callFromTwilio(world, withFiles),
    await callFromTwilio(world, textFields(fleeing.phone, 'SAFE Rosa')),
    await callFromTwilio(world, textFields(stranger, 'Hello?')),
    await callFromPostmark(world, emailFields(emailing.email, to, 'By email', { Attachments })),
  ]).toEqual([204, 204, 204, 200]);
  const reply = (text: string, readSeq: number) => ({ id: crypto.randomUUID(), text, readSeq });
  const waitingCase = (await help(waiting)).conversation?.caseId;
  const replied = [
    await operations.post(`/api/desk/cases/${waitingCase}/messages`, reply('Our reply', 1)),
    await operations.post(`/api/desk/cases/${visitorCase}/messages`, reply('Yes.', 1)),
  ];
  expect(replied.map(({ status }) => status)).toEqual([201, 201]);
}

/** Everything was delivered, and nothing twice. */
async function check(
  { texting, emailing, waiting, fleeing, email, stranger }: People,
  at: number,
): Promise<void> {
  expect([at, await shown(texting)]).toEqual([
    at,
    ['Look', 'photo-1.jpg', expect.stringContaining('photo-2.heic is a HEIC photo') as string],
  ]);
  expect([at, textsTo(texting.phone)]).toEqual([at, [expect.stringContaining('couldn') as string]]);
  expect([at, await shown(emailing)]).toEqual([at, ['Before', 'By email', 'roof.jpg']]);
  expect([at, textsTo(waiting.phone)]).toEqual([at, [expect.stringContaining('Our reply') as string]]);
  const safe = textsTo(fleeing.phone).filter((body) => body.startsWith('Marked safe'));
  expect([at, safe.length]).toEqual([at, 1]);
  const { rows: checkIns } = await pool.query('select state from check_ins where home_id = $1', [
    fleeing.homeId,
  ]);
  expect([at, checkIns]).toEqual([at, [{ state: 'safe' }]]);
  expect([at, textsTo(stranger).length]).toEqual([at, 1]);
  const mails = (await world.mailbox(email)).filter(({ subject }) => subject === 'Re: My street');
  expect([at, mails.length]).toEqual([at, 1]);
  const { rows: left } = await pool.query(
    `select (select count(*)::int from inbound where state = 'received') as waiting,
            (select count(*)::int from inbound_files) as files,
            (select count(*)::int from visitor_replies where mail <> 'sent') as replies`,
  );
  expect([at, left]).toEqual([at, [{ waiting: 0, files: 0, replies: 0 }]]);
}

test('a connection lost at any statement of processing, fetching and sending loses and doubles nothing', async () => {
  const step = sized({ gate: 45, soak: 3 });
  for (let n = 7; ; n += step) {
    const round = await people();
    await begin(round);
    const cut = cutAt(n);
    await world.runJobs().catch(() => undefined);
    cut.restore();
    await goOn(world);
    await check(round, n);
    if (cut.count() < n) break;
  }
});

// The gate kills processes of orders, payouts and points (chaos.test.ts and others), and cuts connections here.
test.runIf(isSoak)(
  'a process killed at any step of processing, fetching and sending loses and doubles nothing',
  async () => {
    for (const n of Array.from({ length: 15 }, (_, k) => 4 + k * 20)) {
      const round = await people();
      await begin(round);
      const end = await killAt(world, n, { apiUrl: twilio.url, env: POSTMARK_ENV });
      // After the last statement it ends without a kill.
      expect([n, end]).toEqual([n, n < 150 ? 'SIGKILL' : (expect.anything() as string)]);
      // A send that a dead process had claimed is released after two minutes, before its job is.
      world.clock.advance(minutes(3));
      await goOn(world);
      await check(round, n);
    }
  },
);
