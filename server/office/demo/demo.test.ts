import { expect, test } from 'vitest';
import { days } from '#server/platform/clock.ts';
import { openWorld } from '#test/world.ts';
import { saveDemoMail, readMailbox } from './demo.ts';
import { demoHandlers, cleanUpMails } from './jobs.ts';

const mail = (to: string) => ({
  to,
  subject: 'Your code',
  text: 'Code: 123456',
  html: '<p>Code: 123456</p>',
});

test('demo email is deleted after seven days, in any mode', async () => {
  const { db, clock, deps } = await openWorld({ env: { DEMO: '0' }, withWorkers: false });
  const forget = demoHandlers(async () => undefined).find(({ job }) => job.name === cleanUpMails.name);
  await saveDemoMail(db, mail('old@example.com'));
  clock.advance(days(6.9));
  await forget?.run(deps, {});
  expect(await readMailbox(db, 'old@example.com')).toHaveLength(1);
  clock.advance(days(0.2));
  await forget?.run(deps, {});
  expect(await readMailbox(db, 'old@example.com')).toEqual([]);
});

test('deleting old demo email is scheduled', () => {
  expect(cleanUpMails.cron).toMatch(/^\d+ \* \* \* \*$/);
});
