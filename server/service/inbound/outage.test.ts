/**
 * The database is unreachable for a minute while people write and we answer: nothing is lost, and nothing is done
 * twice.
 */
import { expect, test, vi } from 'vitest';
import type { HelpView } from '#contract/service/conversations.ts';
import { seconds } from '#server/platform/clock.ts';
import { replyAddress } from '#server/service/conversations/reply-address.ts';
import { outage } from '#test/outage.ts';
import { callFromPostmark, emailFields, POSTMARK_ENV, postmarkMailIn } from '#test/postmark.ts';
import { photoOf } from '#test/sample-files.ts';
import { callFromTwilio, memberWithPhone, textFields, twilioAt } from '#test/texts.ts';
import { sized } from '#test/tier.ts';
import { startTwilio } from '#test/twilio-double.ts';
import { openWorld, signedInAs } from '#test/world.ts';
import { catchUp } from './job-names.ts';

vi.setConfig({ testTimeout: 300_000 });

test('texts, emails, messages in the app and our replies outlast a database outage of a minute', async () => {
  const twilio = await startTwilio();
  const world = await openWorld({
    withWorkers: false,
    sms: twilioAt(twilio.url),
    env: POSTMARK_ENV,
    mailIn: postmarkMailIn(),
  });
  const operations = await signedInAs(world, 'OPERATIONS');
  type Me = Awaited<ReturnType<typeof memberWithPhone>>;
  const [texting, emailing, typing, answered]: [Me, Me, Me, Me] = [
    await memberWithPhone(world, { quiet: true }),
    await memberWithPhone(world, { quiet: true }),
    await memberWithPhone(world, { quiet: true }),
    await memberWithPhone(world, { quiet: true }),
  ];
  const help = async (me: Me) => (await me.get(`${me.api}/help`)).body as HelpView;
  const shown = async (me: Me) =>
    ((await help(me)).conversation?.messages ?? []).map(({ text, file }) => file?.name ?? text);
  const write = (me: Me, message: { id: string; text: string }) =>
    me.post(`${me.api}/help/messages`, message);
  await write(emailing, { id: crypto.randomUUID(), text: 'Before' });
  await callFromTwilio(world, textFields(answered.phone, 'Before'));
  await world.runJobs();
  const caseOf = async (me: Me) => (await help(me)).conversation?.caseId ?? '';
  const to =
    replyAddress(world.deps, { caseId: await caseOf(emailing), userId: emailing.user.id })?.address ?? '';
  const answeredCase = await caseOf(answered);

  // Everyone's messages, one after another through the outage, within the limits for one sender.
  const moments = sized({ gate: 4, soak: 25 });
  const Attachments = [{ Name: 'roof.jpg', Content: (await photoOf()).toString('base64') }];
  const texts = Array.from({ length: moments }, (_, n) => textFields(texting.phone, `Text ${n}`));
  const emails = Array.from({ length: 4 }, (_, n) =>
    emailFields(emailing.email, to, `Email ${n}`, n === 0 ? { Attachments } : {}),
  );
  const messages = Array.from({ length: moments }, (_, n) => ({
    id: crypto.randomUUID(),
    text: `Typed ${n}`,
  }));
  const reply = { id: crypto.randomUUID(), text: 'Our reply', readSeq: 1 };
  const sendReply = () => operations.post(`/api/desk/cases/${answeredCase}/messages`, reply);

  const { over } = await outage(world);
  const lost: number[] = [];
  for (let n = 0; n < moments; n += 1) {
    const fields = texts[n];
    if (!fields) continue;
    const listed = { sid: fields.MessageSid, from: texting.phone, body: fields.Body };
    twilio.inbox.push({ ...listed, date_sent: world.clock.now().toUTCString() });
    lost.push(await callFromTwilio(world, fields));
    const [email, message] = [emails[n], messages[n]];
    if (email) lost.push(await callFromPostmark(world, email));
    if (message) lost.push((await write(typing, message)).status);
    if (n === 0) lost.push((await sendReply()).status);
    world.clock.advance(seconds(60 / moments));
  }
  // Each request fails with an error that its sender retries: the providers, the device's queue, the agent.
  expect(lost.every((status) => status >= 500)).toBe(true);
  await over();

  await expect.poll(async () => (await sendReply()).status).toBe(201);
  // The device sends its queue in order, without knowing what arrived. So do Postmark and the agent.
  for (let n = 0; n < 2; n += 1) {
    for (const message of messages) expect((await write(typing, message)).status).toBe(201);
    for (const email of emails) expect(await callFromPostmark(world, email)).toBe(200);
    expect((await sendReply()).status).toBe(201);
    await world.deps.jobs.enqueue(world.db, catchUp, {});
    await world.runJobs({ retries: true });
    await world.runJobs({ retries: true });
  }
  expect(await shown(texting)).toEqual(expect.arrayContaining(texts.map(({ Body }) => Body)));
  expect(await shown(texting)).toHaveLength(moments);
  expect((await shown(emailing)).toSorted()).toEqual(
    ['Before', 'roof.jpg', ...emails.map(({ TextBody }) => TextBody)].toSorted(),
  );
  expect(await shown(typing)).toEqual(messages.map(({ text }) => text));
  expect(await shown(answered)).toEqual(['Before', 'Our reply']);
  const replies = twilio.kept.filter((one) => one.to === answered.phone && one.body.includes('Our reply'));
  expect(replies).toHaveLength(1);
});
