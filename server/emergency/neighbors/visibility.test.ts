/** What a viewer may see, as a table: each single fact is enough to hide everything. */
import { describe, expect, test } from 'vitest';
import { SHARES, type Share } from '#contract/emergency/neighbor-states.ts';
import {
  blockOf,
  isLive,
  isPresent,
  roleIn,
  seenBy,
  type GroupFacts,
  type HouseholdFacts,
  type Viewer,
} from './visibility.ts';

const LIVE: GroupFacts = { isOpen: true, isAmbassadorActive: true, isAmbassadorLeaving: false };
const present = (...agreed: Share[]): HouseholdFacts => ({
  isJoined: true,
  isArchived: false,
  isAgreedByResident: true,
  isLeaving: false,
  agreed: new Set(agreed),
});
const VIEWERS: Viewer[] = ['own', 'neighbor', 'ambassador', 'stranger'];
const shown = (viewer: Viewer, group: GroupFacts, household: HouseholdFacts) =>
  [...seenBy(viewer, group, household).shows].toSorted();

describe('what is agreed to is shown, and nothing else', () => {
  test.each(SHARES.filter((share) => share !== 'board'))('%s alone', (share) => {
    for (const viewer of ['own', 'neighbor', 'ambassador'] as const)
      expect(shown(viewer, LIVE, present(share))).toEqual([share]);
    expect(shown('stranger', LIVE, present(share))).toEqual([]);
  });

  test('nothing by joining: the household is only counted', () => {
    for (const viewer of ['neighbor', 'ambassador'] as const)
      expect(seenBy(viewer, LIVE, present())).toEqual({ isCounted: true, shows: new Set() });
  });

  test('the board needs a name', () => {
    expect(shown('neighbor', LIVE, present('board'))).toEqual([]);
    expect(shown('neighbor', LIVE, present('board', 'name'))).toEqual(['board', 'name']);
  });

  test('the ambassador sees what a neighbor sees', () => {
    for (const share of SHARES)
      expect(shown('ambassador', LIVE, present(share))).toEqual(shown('neighbor', LIVE, present(share)));
  });
});

describe('each of these takes everything away from everyone', () => {
  const groups: [string, Partial<GroupFacts>][] = [
    ['the group is closed', { isOpen: false }],
    ['the ambassador is suspended or stepped down', { isAmbassadorActive: false }],
    ['the ambassador deletes the account', { isAmbassadorLeaving: true }],
  ];
  test.each(groups)('%s', (_, change) => {
    expect(isLive({ ...LIVE, ...change })).toBe(false);
    for (const viewer of VIEWERS)
      expect(seenBy(viewer, { ...LIVE, ...change }, present(...SHARES))).toEqual({
        isCounted: false,
        shows: new Set(),
      });
    for (const isAmbassador of [true, false])
      expect(roleIn({ ...LIVE, ...change }, { isAmbassador, hasPresentHome: true })).toBeNull();
  });

  const households: [string, Partial<HouseholdFacts>][] = [
    ['the household was removed', { isJoined: false }],
    ['the home is archived', { isArchived: true }],
    ['the person who agreed moved out', { isAgreedByResident: false }],
    ['the person who agreed deletes the account', { isLeaving: true }],
  ];
  test.each(households)('%s', (_, change) => {
    const household = { ...present(...SHARES), ...change };
    expect(isPresent(household)).toBe(false);
    for (const viewer of VIEWERS)
      expect(seenBy(viewer, LIVE, household)).toEqual({ isCounted: false, shows: new Set() });
  });
});

test('a group exists for its ambassador and for households in it, and for no one else', () => {
  expect(roleIn(LIVE, { isAmbassador: true, hasPresentHome: false })).toBe('ambassador');
  expect(roleIn(LIVE, { isAmbassador: false, hasPresentHome: true })).toBe('neighbor');
  expect(roleIn(LIVE, { isAmbassador: false, hasPresentHome: false })).toBeNull();
});

test('homes of one block are at the same place, and a block doesn’t say where in it', () => {
  const home = { lat: 39.75963, lng: -121.62187 };
  const block = blockOf(home);
  expect(block).toEqual({ lat: 39.759, lng: -121.621 });
  expect(blockOf({ lat: 39.7581, lng: -121.6201 })).toEqual(block);
  expect(blockOf({ lat: 39.7601, lng: -121.6219 })).not.toEqual(block);
});
