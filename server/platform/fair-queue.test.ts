import { expect, test } from 'vitest';
import { openFairQueue } from './fair-queue.ts';

const busy = { tooManyOfOne: () => 'You have many.', tooManyOfAll: () => 'Everyone has many.' };
const limits = { capacity: 1, waitingOfOne: 100, waitingOfAll: 1000, busy };

/** Jobs that a test ends by hand, and the order in which they started. */
function stage(given: Partial<typeof limits> = {}) {
  const queue = openFairQueue({ ...limits, ...given });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const submit = (owner: string, name: string, weight = 1) =>
    queue(owner, weight, async () => {
      started.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.set(name, resolve);
      await promise;
      return name;
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { submit, started, end, settle };
}

test('a person with a hundred jobs delays another person by one job', async () => {
  const { submit, started, end, settle } = stage();
  const many = Array.from({ length: 100 }, (_, i) => submit('a', `a${i}`));
  const other = submit('b', 'b0');
  await settle();
  expect(started).toEqual(['a0']);
  await end('a0');
  expect(started).toEqual(['a0', 'b0']);
  await end('b0');
  await expect(other).resolves.toBe('b0');
  expect(started.at(-1)).toBe('a1');
  for (let i = 1; i < 100; i++) await end(`a${i}`);
  await expect(Promise.all(many)).resolves.toHaveLength(100);
});

test('people take turns, and each keeps the order of their own jobs', async () => {
  const { submit, started, end, settle } = stage();
  const all = [
    submit('a', 'a0'),
    submit('a', 'a1'),
    submit('a', 'a2'),
    submit('b', 'b0'),
    submit('b', 'b1'),
    submit('c', 'c0'),
  ];
  await settle();
  const turns = ['a0', 'b0', 'c0', 'a1', 'b1', 'a2'];
  for (const name of turns) await end(name);
  await Promise.all(all);
  expect(started).toEqual(turns);
});

test('one person runs one job at a time, even with free capacity', async () => {
  const { submit, started, end, settle } = stage({ capacity: 4 });
  const jobs = [submit('a', 'a0'), submit('a', 'a1'), submit('b', 'b0')];
  await settle();
  expect(started).toEqual(['a0', 'b0']);
  for (const name of ['a0', 'a1', 'b0']) await end(name);
  await Promise.all(jobs);
});

test('weights never exceed the capacity, and a heavier job runs alone', async () => {
  const { submit, started, end, settle } = stage({ capacity: 10 });
  const jobs = [submit('a', 'a', 6), submit('b', 'b', 6), submit('c', 'c', 50), submit('d', 'd', 1)];
  await settle();
  expect(started).toEqual(['a']);
  await end('a');
  expect(started).toEqual(['a', 'b']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'c']);
  await end('c');
  expect(started).toEqual(['a', 'b', 'c', 'd']);
  await end('d');
  await Promise.all(jobs);
});

test('too many jobs from one person are refused, and others are still served', async () => {
  const { submit, end, settle } = stage({ waitingOfOne: 2 });
  const jobs = [submit('a', 'a0'), submit('a', 'a1'), submit('a', 'a2')];
  await expect(submit('a', 'a3')).rejects.toMatchObject({
    code: 'unavailable',
    message: 'You have many.',
    retryAfterSeconds: 10,
  });
  const other = submit('b', 'b0');
  await settle();
  for (const name of ['a0', 'b0', 'a1', 'a2']) await end(name);
  await Promise.all([...jobs, other]);
});

test('when the whole queue is full, the next job is refused', async () => {
  const { submit, end, settle } = stage({ waitingOfAll: 2 });
  const jobs = [submit('a', 'a'), submit('b', 'b'), submit('c', 'c')];
  await expect(submit('d', 'd')).rejects.toThrow('Everyone has many.');
  await settle();
  for (const name of ['a', 'b', 'c']) await end(name);
  await Promise.all(jobs);
});

test('a failed job frees its slot for the next', async () => {
  const queue = openFairQueue(limits);
  const failed = queue('a', 1, () => Promise.reject(new Error('broken')));
  const next = queue('b', 1, () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
});
