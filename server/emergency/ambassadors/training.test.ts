import { expect, test } from 'vitest';
import { MODULES, QUESTIONS, OPTIONS } from '#contract/emergency/training-modules.ts';
import * as enHomes from '#contract/text/en/emergency/training-homes.ts';
import * as enStreets from '#contract/text/en/emergency/training-streets.ts';
import * as esHomes from '#contract/text/es/emergency/training-homes.ts';
import * as esStreets from '#contract/text/es/emergency/training-streets.ts';
import type { Training } from '#contract/emergency/training.ts';
import { days } from '#server/platform/clock.ts';
import { impactOf, newAmbassador, passAll } from '#test/ambassadors.ts';
import { pdfText } from '#test/pdf-text.ts';
import { openWorld, signedIn, type Browser } from '#test/world.ts';
import { QUIZ_KEY } from './quiz-key.ts';

const world = await openWorld({ withWorkers: false });
const trainingOf = async (who: Browser) => (await who.get('/api/ambassador/training')).body as Training;
const quiz = (who: Browser, module: string, answers: readonly number[]) =>
  who.post(`/api/ambassador/training/${module}/quiz`, { answers });

test('both languages have the same modules, with lessons and four questions of three options', () => {
  const [en, es] = [
    { ...enStreets.modules, ...enHomes.modules },
    { ...esStreets.modules, ...esHomes.modules },
  ];
  for (const module of MODULES)
    for (const content of [en[module], es[module]]) {
      expect(content.lessons).toHaveLength(en[module].lessons.length);
      expect(content.questions).toHaveLength(QUESTIONS);
      for (const { options } of content.questions) expect(new Set(options).size).toBe(OPTIONS);
    }
});

test('progress is saved and never goes back', async () => {
  const me = await newAmbassador(world);
  const read = (n: number) => me.call('PUT', '/api/ambassador/training/go-bags/lessons', { read: n });
  await read(3);
  await read(1);
  expect((await trainingOf(me)).modules.find(({ module }) => module === 'go-bags')).toMatchObject({
    lessonsRead: 3,
    passedAt: null,
    triesLeft: 5,
  });
});

test('a wrong answer fails, five tries a day are enough, and the key isn’t in any reply', async () => {
  const me = await newAmbassador(world);
  const wrong = QUIZ_KEY.privacy.map((answer, i) => (i === 2 ? (answer + 1) % OPTIONS : answer));
  for (let i = 0; i < 5; i += 1)
    expect((await quiz(me, 'privacy', wrong)).body).toMatchObject({ isPassed: false, wrong: [2] });
  expect((await quiz(me, 'privacy', QUIZ_KEY.privacy)).status).toBe(409);
  expect(await impactOf(me)).toMatchObject({ points: 0 });
  expect((await quiz(me, 'privacy', [0, 1])).status).toBe(400);
  expect((await quiz(me, 'unknown', QUIZ_KEY.privacy)).status).toBe(400);
});

test('passing earns points once, also when two devices send it together', async () => {
  const me = await newAmbassador(world);
  await Promise.all(Array.from({ length: 3 }, () => quiz(me, 'privacy', QUIZ_KEY.privacy)));
  expect(await impactOf(me)).toMatchObject({
    points: 10,
    entries: [{ source: 'module', module: 'privacy', delta: 10 }],
  });
});

test('all modules give a certificate in the reader’s language, which expires after two years', async () => {
  const me = await newAmbassador(world, { name: 'Rosa Delgado Núñez' });
  expect((await me.get('/api/ambassador/certificate')).status).toBe(404);
  await passAll(me);
  const { certificate } = await trainingOf(me);
  expect(certificate?.number).toMatch(/^[A-Z2-9]{10}$/);
  expect(await impactOf(me)).toMatchObject({ points: 70 });

  const download = async () => {
    const reply = await world.app.http.inject({
      method: 'GET',
      url: '/api/ambassador/certificate',
      cookies: Object.fromEntries(me.cookies),
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(reply.headers['content-type']).toBe('application/pdf');
    return pdfText(reply.rawPayload);
  };
  const english = await download();
  for (const words of [
    'Rosa Delgado Núñez',
    'Know your zone',
    certificate?.number ?? '',
    'gives no authority',
  ])
    expect(english).toContain(words);
  await world.database.pool.query(`update users set language = 'es' where id = $1`, [me.user.id]);
  expect(await download()).toContain('Conozca su zona');

  world.clock.advance(days(731));
  const later = await signedIn(world, me.email);
  expect((await trainingOf(later)).certificate).toBeNull();
  await passAll(later);
  // The same certificate number, and no second points.
  expect((await trainingOf(later)).certificate?.number).toBe(certificate?.number);
  expect(await impactOf(later)).toMatchObject({ points: 70 });
});

test('only active ambassadors see the training', async () => {
  const stranger = await signedIn(world);
  expect((await stranger.get('/api/ambassador/training')).status).toBe(403);
  expect((await stranger.get('/api/ambassador/certificate')).status).toBe(403);
  expect((await quiz(stranger, 'privacy', QUIZ_KEY.privacy)).status).toBe(403);
});
