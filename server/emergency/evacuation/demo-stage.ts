import { circleAround } from '#contract/home/circle.ts';
import type { DemoStage } from '#contract/demo.ts';
import { CURRENT_HOME } from '#contract/home/homes.ts';
import { DEMO_FEED_ID, liveZones, takePull } from '#server/emergency/alerts/alerts.ts';
import { homeFor } from '#server/home/homes/homes.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { AlertFeedPort, FeedContent, ReportedZone } from '#server/ports/alert-feed.ts';
import { say } from '#server/platform/say.ts';

const WORDS: Record<DemoStage, string> = {
  warning: 'Evacuation Warning',
  order: 'Evacuation Order',
  lifted: 'Evacuation/Advisory Lifted',
};
const NOTES: Record<DemoStage, string> = {
  warning: 'Made up for this demo: a fire is two ridges away. Be ready to leave.',
  order: 'Made up for this demo: the fire has crossed the ridge. Leave now.',
  lifted: 'Made up for this demo: residents may return.',
};
const MILES = 0.8;

/** A fictional authority for the demo. It is never polled and only publishes when a button is pressed. */
const demoFeed: AlertFeedPort = {
  id: DEMO_FEED_ID,
  name: 'Simulated county (demo)',
  officialUrl: 'https://protect.genasys.com/search',
  everySeconds: 600,
  pull: () => Promise.resolve({ status: 'unchanged' }),
  count: () => Promise.resolve(null),
  read: (raw) => JSON.parse(raw.toString('utf8')) as FeedContent,
};

let turn: Promise<unknown> = Promise.resolve();

/** Runs one at a time: each demo response repeats the earlier zones, so it must know them. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine;
}

/**
 * Publishes a zone around the caller's home as an authority would. Everything after that is real: the same
 * response checks, matching, rooms, cash and notices, with the demo's own hotels and cards.
 */
export const showEvacuation = (deps: Deps, userId: string, stage: DemoStage): Promise<void> =>
  inTurn(() => publish(deps, userId, stage));

async function publish(deps: Deps, userId: string, stage: DemoStage): Promise<void> {
  const { db, clock } = deps;
  const home = await homeFor(db, userId, CURRENT_HOME, 'edit');
  // A location guessed from the ZIP code isn't precise, so nothing would start and the reason wouldn't be
  // visible.
  const isPrecise = home.accuracy === 'pin' || home.accuracy === 'rooftop';
  if (home.lat === null || home.lng === null || !isPrecise)
    throw new AppError('conflict', say().evacuationErrors.placeHomeFirst);
  const at = clock.now();
  const mine: ReportedZone = {
    officialId: `US-CA-DEMO-${home.id}`,
    words: WORDS[stage],
    shape: circleAround({ lat: home.lat, lng: home.lng }, MILES),
    shapeProblem: null,
    name: `${home.city} (demo)`,
    county: null,
    notes: NOTES[stage],
    url: null,
    issuedAt: at,
  };
  // Keep the zones that other demo users are looking at.
  const others = (await liveZones(db)).flatMap((zone): ReportedZone[] =>
    zone.feedId === demoFeed.id && zone.key !== mine.officialId?.toUpperCase()
      ? [
          {
            officialId: zone.key,
            words: zone.words,
            shape: zone.shape,
            shapeProblem: null,
            name: zone.name,
            county: zone.county,
            notes: zone.notes,
            url: zone.url,
            issuedAt: zone.issuedAt,
          },
        ]
      : [],
  );
  const content: FeedContent = { kind: 'zones', zones: [...others, mine], problem: null };
  await takePull(
    deps,
    demoFeed,
    {
      status: 'answered',
      raw: Buffer.from(JSON.stringify(content)),
      contentType: 'application/json',
      etag: null,
      lastModified: null,
      content,
    },
    at,
  );
}
