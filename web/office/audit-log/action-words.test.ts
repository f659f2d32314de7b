import { expect, test } from 'vitest';
import { TIMELINE_KINDS } from '#contract/emergency/evacuation.ts';
import { ACCOUNT_GROUPS, ACTION_WORDS, HOME_GROUPS, TEAM_GROUPS, wordsFor } from './action-words.ts';

/** An action is "capability.what-happened" in the past tense; sealing purposes and file names aren't. */
const ACTION =
  /'([a-z]+(?:-[a-z]+)*\.(?:[a-z]+-)*(?:[a-z]*ed|done|left|made|sent|withdrawn|signed-in|put-first|invited-again|made-administrator|photos-ordered|not-applicable))'/g;

/** Jobs are recognized by their definition, evacuation events by their kind. */
const JOB = /(?:name|kind): '([a-z-]+\.[a-z-]+)'/g;

const files = import.meta.glob<string>('/server/**/*.ts', { query: '?raw', import: 'default', eager: true });
/** Adapters write no history; the names in them are providers' webhook events. */
const sources = Object.entries(files).flatMap(([file, text]) =>
  file.endsWith('.test.ts') || file.startsWith('/server/adapters/') ? [] : [text],
);

function actionsInServer(): Set<string> {
  const named = (pattern: RegExp) =>
    sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name]) => name ?? ''));
  // Entries of an evacuation's timeline look the same, but aren't in the history.
  const others = new Set([...named(JOB), ...TIMELINE_KINDS]);
  return new Set(named(ACTION).filter((action) => !others.has(action)));
}

test('every recorded action has a readable sentence', () => {
  const actions = actionsInServer();
  expect(actions.size).toBeGreaterThan(50);
  for (const known of ['home.added', 'account.signed-in', 'household.plan-changed', 'task.done'])
    expect(actions).toContain(known);
  expect([...actions].filter((action) => !(action in ACTION_WORDS))).toEqual([]);
});

test('every action can be found by a filter', () => {
  const capabilities = [...HOME_GROUPS, ...ACCOUNT_GROUPS, ...TEAM_GROUPS].flatMap((group) =>
    group.capabilities.split(','),
  );
  const missed = Object.keys(ACTION_WORDS).filter(
    (action) => !capabilities.includes(action.split('.')[0] ?? ''),
  );
  expect(missed).toEqual([]);
});

test('a member’s filters include no team-only actions', () => {
  const names = [...HOME_GROUPS, ...ACCOUNT_GROUPS].flatMap(({ capabilities }) => capabilities.split(','));
  const team = TEAM_GROUPS.flatMap(({ capabilities }) => capabilities.split(','));
  expect(names.filter((name) => team.includes(name))).toEqual([]);
});

test('an action without its own text is still readable', () => {
  expect(wordsFor('roof.looked-at')).toBe('roof: looked at');
});
