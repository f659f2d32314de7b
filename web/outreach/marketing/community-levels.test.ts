import { describe, expect, it } from 'vitest';
import { LEVELS, levelProgressAt } from '#contract/outreach/impact.ts';
import { impactActions, namedProgressAt, SAMPLE_POINTS } from './community-levels.ts';

describe('impact points', () => {
  it('of the sample are 847, which is 73 % of the way to the next level', () => {
    expect(SAMPLE_POINTS).toBe(847);
    const { level, next, percent } = namedProgressAt(SAMPLE_POINTS);
    expect([level.name, next?.name, percent]).toEqual(['ZIP Organizer', 'County Mentor', 73]);
  });

  it('are earned as the specification says', () => {
    const worth = Object.fromEntries(impactActions.map(({ name, points }) => [name, points]));
    expect(worth).toMatchObject({
      'Evacuation Drill Led': 25,
      '5 Neighbors Onboarded': 50,
      'Emergency Kit Distributed': 15,
    });
  });

  it('increase from level to level, each starting at 0 % of the way to the next', () => {
    const starts: number[] = LEVELS.map((level) => level.from);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    for (const [index, level] of LEVELS.entries()) {
      const isTop = index === LEVELS.length - 1;
      expect(levelProgressAt(level.from)).toEqual({
        level,
        next: LEVELS[index + 1],
        percent: isTop ? 100 : 0,
      });
      if (index > 0)
        expect(levelProgressAt(level.from - 1)).toMatchObject({ level: LEVELS[index - 1], percent: 99 });
    }
    expect(levelProgressAt(1_000_000)).toMatchObject({ level: LEVELS.at(-1), next: undefined, percent: 100 });
  });
});
