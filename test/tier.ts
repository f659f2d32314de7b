/**
 * Two tiers of tests. The gate (`npm test`) proves every guarantee at a size that everyone can wait for; `npm run soak`
 * runs the same tests at full size.
 */
export const isSoak = process.env['TEST_TIER'] === 'soak';

/** A size, a count or a list, by tier: `sized({ gate: 500, soak: 20_000 })`. */
export const sized = <T>({ gate, soak }: { gate: T; soak: T }): T => (isSoak ? soak : gate);

/**
 * The tag of browser tests that only the soak tier runs: checks at every width and theme, large lists, rare states of a
 * single component, second ways through a screen, and journeys of our team, partners and neighbors whose rules the
 * server's tests prove. The gate keeps what members do to sign in, pay, prepare, leave and get help.
 */
export const SOAK = '@soak';

/** For browser tests that need motion in the gate, too: `test.use(WITH_MOTION)`. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;
