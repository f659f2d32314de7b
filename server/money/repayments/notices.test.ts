import { expect, test } from 'vitest';
import { days } from '#server/platform/clock.ts';
import { pdfText } from '#test/pdf-text.ts';
import { addDebtor, owedBy, REPAYABLE_ENV } from '#test/repayments.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { findNotices } from './notices.ts';

const world = await openWorld({ withWorkers: false, env: { ...REPAYABLE_ENV, REPAYMENT_FIRST_DAYS: '14' } });

test('reminders and statements come once each and follow the preference, and the statement is a PDF', async () => {
  const debtor = await addDebtor(world, { cents: 60_000 });
  const silent = await addDebtor(world, { cents: 60_000 });
  await debtor.end();
  await silent.end();
  const off = { preferences: [{ kind: 'repayment-reminders', channel: 'email', isOn: false }] };
  expect((await silent.me.call('PUT', '/api/notifications/preferences', off)).status).toBe(200);
  const run = async () => {
    await findNotices(world.deps);
    await findNotices(world.deps);
    await world.runJobs();
  };
  world.clock.advance(days(10));
  await run();
  world.clock.advance(days(8));
  await run();
  world.clock.advance(days(20));
  await run();
  const mails = (await world.mailbox(debtor.me.email)).map(({ subject }) => subject);
  expect(mails.filter((subject) => subject.startsWith('$50.00 is due on')).length).toBeGreaterThan(0);
  expect(mails.filter((subject) => subject.startsWith('$50.00 was due on'))).toHaveLength(1);
  expect(mails.filter((subject) => subject.startsWith('Your statement for')).length).toBeGreaterThan(0);
  expect(new Set(mails).size).toBe(mails.length);
  const toSilent = (await world.mailbox(silent.me.email)).map(({ subject }) => subject);
  expect(toSilent).toEqual(['A debit card for your emergency cash was added']);
  const me = await signedIn(world, debtor.me.email); // the session has expired
  const [month = ''] = (await owedBy(me)).statements;
  const pdf = await world.app.http.inject({
    url: `/api/repayments/statements/${month}/pdf`,
    cookies: Object.fromEntries(me.cookies),
  });
  expect(pdf.headers['content-type']).toBe('application/pdf');
  const words = await pdfText(pdf.rawPayload);
  expect(words).toContain('You owed at the end of the month');
  expect(words).toContain('$600.00');
});
