import { describe, expect, test } from 'vitest';
import { hours, minutes } from '#server/platform/clock.ts';
import type { HazardContent, ReportedClosure, ReportedFire } from '#server/ports/hazard-feed.ts';
import { stepsOf } from './hazard-rules.ts';
import { isClosure, type KnownHazard } from './hazard-steps.ts';
import { judgeAnswer, type HazardAnswer, type SourceMemory, type SourceRules } from './pull-verdict.ts';
import { applyStep } from './replay.ts';

const START = new Date('2026-10-06T08:00:00Z').getTime();
const minute = (n: number) => new Date(START + minutes(n));

const closure = (key: string, more: Partial<ReportedClosure> = {}): ReportedClosure => ({
  key,
  ref: null,
  kind: 'full',
  road: 'US-101',
  direction: 'north',
  details: null,
  place: { type: 'points', points: [[-122.7, 38.4]] },
  startsAt: minute(-60),
  endsAt: minute(600),
  isInPlace: true,
  ending: null,
  ...more,
});

const fire = (key: string, more: Partial<ReportedFire> = {}): ReportedFire => ({
  key,
  name: key,
  shape: [
    [
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 0],
      ],
    ],
  ],
  acres: 10,
  containedPercent: null,
  asOf: minute(-60),
  ending: null,
  ...more,
});

const CLOSURES: SourceRules = { freshForMinutes: 60, goneAfterMinutes: 60, mayBeEmpty: false };
const FIRES: SourceRules = { freshForMinutes: null, goneAfterMinutes: 720, mayBeEmpty: false };

const rows = { unreadable: 0, others: 0, problem: null };
const closures = (list: ReportedClosure[], asOf: Date, more: object = {}): HazardContent => ({
  kind: 'closures',
  closures: list,
  ...rows,
  asOf,
  ...more,
});
const fires = (list: ReportedFire[], more: object = {}): HazardContent => ({
  kind: 'fires',
  fires: list,
  keptKeys: [],
  ...rows,
  asOf: null,
  ...more,
});

/** A source without a database: this holds what `takeHazards` would store. */
function openSource(rules: SourceRules) {
  const known = new Map<string, KnownHazard>();
  const memory: SourceMemory = { lastGoodAt: null, contentAt: null, doubt: null };
  const pull = (at: Date, given: HazardContent | 'failed' | 'unchanged', count: number | null = null) => {
    const answer: HazardAnswer =
      given === 'failed'
        ? { kind: 'failed', reason: 'It did not answer.' }
        : given === 'unchanged'
          ? { kind: 'unchanged' }
          : { kind: 'content', content: given, count, older: null };
    const verdict = judgeAnswer(memory, [...known.values()], answer, { rules, at });
    const steps = stepsOf([...known.values()], answer, verdict, { rules, at, contentAt: memory.contentAt });
    for (const step of steps) applyStep(known, step, at);
    if (verdict.outcome === 'good' || verdict.outcome === 'unchanged') {
      memory.lastGoodAt = at;
      if (answer.kind === 'content') memory.contentAt = answer.content.asOf ?? memory.contentAt;
    }
    memory.doubt = verdict.doubt;
    return {
      ...verdict,
      steps,
      ended: steps.flatMap((step) => ('rule' in step ? [`${step.key} ${step.rule}`] : [])),
    };
  };
  const inForce = () =>
    [...known.values()].filter(({ endedAt }) => endedAt === null).map(({ entry }) => entry.key);
  return { pull, known, inForce };
}

/** With A and B in force. */
function withTwo() {
  const source = openSource(CLOSURES);
  source.pull(minute(0), closures([closure('A'), closure('B')], minute(0)));
  expect(source.inForce()).toEqual(['A', 'B']);
  return source;
}

describe('what ends a closure', () => {
  test('a crew picked it up, or it was canceled', () => {
    const source = withTwo();
    const ending = [closure('A', { ending: 'picked-up' }), closure('B', { ending: 'canceled' })];
    expect(source.pull(minute(5), closures(ending, minute(5))).ended).toEqual(['A picked-up', 'B canceled']);
  });

  test('its end passed, and a complete response was made after that', () => {
    const source = openSource(CLOSURES);
    const ends = { endsAt: minute(10), isInPlace: false };
    source.pull(minute(0), closures([closure('A', ends), closure('B')], minute(0)));
    // We poll at 12, but the file is from 8, so it can't know.
    expect(source.pull(minute(12), closures([closure('A', ends), closure('B')], minute(8))).ended).toEqual(
      [],
    );
    expect(source.pull(minute(13), 'unchanged').ended).toEqual([]);
    expect(source.pull(minute(15), closures([closure('A', ends), closure('B')], minute(14))).ended).toEqual([
      'A end-passed',
    ]);
  });

  test('a closure in place that was never picked up overruns by twelve hours while it is listed', () => {
    const source = openSource(CLOSURES);
    const late = closure('A', { endsAt: minute(10), isInPlace: true });
    const pullAt = (n: number) =>
      source.pull(minute(n), closures([late, closure('B', { endsAt: null })], minute(n)));
    pullAt(0);
    expect(pullAt(11).ended).toEqual([]);
    expect(pullAt(10 + 60 * 12 - 1).ended).toEqual([]);
    expect(pullAt(10 + 60 * 12).ended).toEqual(['A end-passed']);
  });

  test('complete responses lack it three times over an hour', () => {
    const source = withTwo();
    const pullAt = (n: number) => source.pull(minute(n), closures([closure('B')], minute(n))).ended;
    expect([pullAt(5), pullAt(10), pullAt(60), pullAt(65)]).toEqual([[], [], [], ['A not-listed']]);
  });

  test('one that is listed again starts over', () => {
    const source = withTwo();
    for (const n of [5, 30, 60]) source.pull(minute(n), closures([closure('B')], minute(n)));
    source.pull(minute(64), closures([closure('A'), closure('B')], minute(64)));
    expect(source.pull(minute(66), closures([closure('B')], minute(66))).ended).toEqual([]);
    expect(source.inForce()).toEqual(['A', 'B']);
  });

  test('most of the list vanished: half an hour of doubt, then twelve hours', () => {
    const many = ['A', 'B', 'C', 'D', 'E', 'F'].map((key) => closure(key, { endsAt: null }));
    const source = openSource(CLOSURES);
    source.pull(minute(0), closures(many, minute(0)));
    const pullAt = (n: number) => source.pull(minute(n), closures(many.slice(0, 1), minute(n)));
    expect([pullAt(5).outcome, pullAt(15).outcome, pullAt(30).outcome, pullAt(36).outcome]).toEqual([
      'half',
      'half',
      'half',
      'good',
    ]);
    expect(source.inForce()).toHaveLength(6);
    for (const n of [60, 300, 700]) expect(pullAt(n).ended).toEqual([]);
    expect(pullAt(36 + 720).ended).toEqual(
      ['B', 'C', 'D', 'E', 'F'].map((key) => `${key} not-listed-12-hours`),
    );
  });
});

describe('what ends nothing', () => {
  const over = [closure('A', { ending: 'picked-up' }), closure('B', { ending: 'canceled' })];
  const cases: [string, HazardContent | 'failed' | 'unchanged'][] = [
    ['a dead source', 'failed'],
    ['not modified', 'unchanged'],
    ['a stale file', closures(over, minute(-120))],
    ['a file from before the one we have', closures(over, minute(-1))],
    ['a file from the future', closures(over, minute(100_000))],
    ['a file that does not say how old it is', closures(over, minute(0), { asOf: null })],
    ['an empty file', closures([], minute(90))],
    ['a file with unreadable rows', closures(over, minute(90), { unreadable: 1, problem: 'One row.' })],
    ['a file that breaks off', closures([], minute(90), { problem: 'It breaks off.' })],
  ];
  test.each(cases)('%s', (_what, given) => {
    const source = withTwo();
    for (let n = 90; n < 90 + 60 * 24 * 3; n += 30) {
      // Repeating it for three days proves nothing either.
      const moved = typeof given === 'string' || given.asOf === null ? given : shifted(given, n);
      expect(source.pull(minute(n), moved).ended).toEqual([]);
    }
    expect(source.inForce()).toEqual(['A', 'B']);
  });

  /** The same time offset from the pull as in the table. */
  const shifted = (content: HazardContent, n: number): HazardContent =>
    content.asOf && content.asOf.getTime() === minute(90).getTime()
      ? { ...content, asOf: minute(n) }
      : content;
});

describe('a doubtful response', () => {
  const doubt = { unreadable: 1, problem: '1 of its 3 rows cannot be read.' };

  test('starts what is new, and restarts nothing that ended', () => {
    const source = withTwo();
    source.pull(minute(5), closures([closure('A', { ending: 'picked-up' }), closure('B')], minute(5)));
    const result = source.pull(
      minute(10),
      closures([closure('A'), closure('B'), closure('C')], minute(10), doubt),
    );
    expect(result.outcome).toBe('half');
    expect(source.inForce()).toEqual(['B', 'C']);
  });

  test('makes a closure longer and graver, never shorter or milder', () => {
    const source = openSource(CLOSURES);
    source.pull(minute(0), closures([closure('A', { kind: 'lanes' }), closure('B')], minute(0)));
    const changed = [
      closure('A', { endsAt: minute(900) }),
      closure('B', { kind: 'lanes', endsAt: minute(20) }),
    ];
    source.pull(minute(5), closures(changed, minute(5), doubt));
    const entryOf = (key: string) => source.known.get(key)?.entry;
    expect(entryOf('A')).toMatchObject({ kind: 'full', endsAt: minute(900) });
    expect(entryOf('B')).toMatchObject({ kind: 'full', endsAt: minute(600) });
  });

  test('adds to a fire and takes nothing from it', () => {
    const source = openSource(FIRES);
    source.pull(minute(0), fires([fire('F')]));
    const moved = fire('F', {
      shape: [
        [
          [
            [2, 2],
            [3, 2],
            [3, 3],
            [2, 2],
          ],
        ],
      ],
      asOf: minute(5),
    });
    for (const n of [10, 20, 30]) source.pull(minute(n), fires([moved], doubt));
    const entry = source.known.get('F')?.entry;
    expect(entry && !isClosure(entry) && entry.shape).toHaveLength(2);
    // The next complete response says where it is.
    source.pull(minute(40), fires([moved]));
    const last = source.known.get('F')?.entry;
    expect(last && !isClosure(last) && last.shape).toEqual(moved.shape);
  });
});

describe('fires', () => {
  test('end by the word of their source, or after twelve hours without one', () => {
    const source = openSource(FIRES);
    source.pull(minute(0), fires([fire('A'), fire('B'), fire('C'), fire('D')]));
    const listed = [fire('A', { ending: 'fire-out' }), fire('B', { ending: 'inactive' }), fire('D')];
    expect(source.pull(minute(5), fires(listed)).ended).toEqual(['A fire-out', 'B inactive']);
    for (const n of [10, 400, 724]) expect(source.pull(minute(n), fires([fire('D')])).ended).toEqual([]);
    expect(source.pull(minute(725), fires([fire('D')])).ended).toEqual(['C not-listed']);
    expect(source.inForce()).toEqual(['D']);
  });

  test('a perimeter never goes back to an earlier flight', () => {
    const source = openSource(FIRES);
    source.pull(minute(0), fires([fire('A', { asOf: minute(-5), acres: 900 })]));
    source.pull(minute(5), fires([fire('A', { asOf: minute(-60), acres: 10 })]));
    expect(source.known.get('A')?.entry).toMatchObject({ acres: 900 });
  });

  test('a row without a date keeps its fire in force', () => {
    const source = openSource(FIRES);
    source.pull(minute(0), fires([fire('A'), fire('B')]));
    for (let n = 60; n < 60 * 48; n += 60)
      source.pull(minute(n), fires([fire('B')], { keptKeys: ['A'], others: 1 }));
    expect(source.inForce()).toEqual(['A', 'B']);
  });

  test('no fires at all is believed only if the layer counts none, and then ends them late', () => {
    const source = openSource(FIRES);
    source.pull(minute(0), fires([fire('A')]));
    expect(source.pull(minute(5), fires([]), null).outcome).toBe('empty');
    expect(source.pull(minute(10), fires([]), 1).outcome).toBe('empty');
    expect(source.pull(minute(15), fires([]), 0).outcome).toBe('good');
    expect(source.inForce()).toEqual(['A']);
  });
});

test('a source that may be empty is, when nothing is known of it', () => {
  const weather = openSource({ ...CLOSURES, mayBeEmpty: true });
  expect(weather.pull(minute(0), closures([], minute(0), { asOf: null })).outcome).toBe('good');
  weather.pull(minute(5), closures([closure('A', { endsAt: null })], minute(5)));
  expect(weather.pull(minute(10), closures([], minute(0), { asOf: null })).outcome).toBe('empty');
  expect(weather.inForce()).toEqual(['A']);
});

/** A seeded generator, so that a failure can be reproduced. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test('random pulls, good and bad: only a fresh and complete response ever ends a closure', () => {
  let ends = 0;
  for (let seed = 1; seed <= 400; seed += 1) {
    const random = randomFrom(seed);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const source = openSource(CLOSURES);
    // The true state of the road: what the source would report if it worked.
    const truth = new Map<string, ReportedClosure>();
    let at = START;
    for (let step = 0; step < 60; step += 1) {
      at += minutes(pick([5, 5, 5, 15, 60, 300]));
      const now = new Date(at);
      const key = pick(['A', 'B', 'C', 'D', 'E', 'F', 'G']);
      const change = random();
      if (change < 0.4)
        truth.set(key, closure(key, { endsAt: pick([null, new Date(at + hours(pick([1, 8, 100])))]) }));
      else if (change < 0.5)
        truth.set(key, closure(key, { ending: pick(['picked-up', 'canceled'] as const) }));
      else if (change < 0.6) truth.delete(key);
      const list = [...truth.values()];
      const cut = list.slice(0, Math.floor(random() * list.length));
      const before = new Set(source.inForce());
      const mood = pick([
        'good',
        'good',
        'good',
        'failed',
        'unchanged',
        'stale',
        'empty',
        'partial',
        'malformed',
      ] as const);
      const result =
        mood === 'failed' || mood === 'unchanged'
          ? source.pull(now, mood)
          : source.pull(
              now,
              {
                good: () => closures(list, now),
                stale: () => closures(cut, new Date(at - hours(2))),
                empty: () => closures([], now),
                partial: () => closures(cut, now, { problem: 'It breaks off.' }),
                malformed: () => closures(cut, now, { unreadable: 2, problem: '2 rows cannot be read.' }),
              }[mood](),
            );
      const gone = [...before].filter((one) => !source.inForce().includes(one));
      expect(result.ended).toHaveLength(gone.length);
      ends += gone.length;
      const why = `seed ${seed}, step ${step}, ${mood}`;
      if (!['good', 'unchanged'].includes(mood)) expect([why, gone]).toEqual([why, []]);
      if (mood === 'good')
        // If the source itself lists it as closed, we must, too.
        for (const one of list)
          if (one.ending === null && (one.endsAt === null || one.endsAt > now) && result.outcome === 'good')
            expect([why, source.inForce().includes(one.key)]).toEqual([why, true]);
    }
  }
  // If nothing ever ended, the test would prove nothing.
  expect(ends).toBeGreaterThan(1000);
});
