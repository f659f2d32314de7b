import { TASK_HAZARDS, type TaskHazard } from '#contract/home/readiness.ts';
import type { CountyRisk } from '#contract/outreach/risk-map.ts';
import { FEMA_RATINGS, type FemaRating } from '#contract/outreach/risk-words.ts';

type Rated = Pick<CountyRisk, 'hazards'>;

const worseOf = (a: FemaRating, b: FemaRating): FemaRating =>
  FEMA_RATINGS.indexOf(a) < FEMA_RATINGS.indexOf(b) ? a : b;

/** FEMA's rating of each hazard we have tasks for. River and coastal flooding both count as flood. */
export const ratingsOf = ({ hazards }: Rated): Record<TaskHazard, FemaRating> => ({
  wildfire: hazards.wildfire.rating,
  earthquake: hazards.earthquake.rating,
  flood: worseOf(hazards.flood.rating, hazards.coastalFlood.rating),
});

/** Hazards that get their own tasks: those rated Relatively High or Very High. */
export function pressingHazards(county: Rated): Set<TaskHazard> {
  const ratings = ratingsOf(county);
  return new Set(TASK_HAZARDS.filter((hazard) => ['Relatively High', 'Very High'].includes(ratings[hazard])));
}
