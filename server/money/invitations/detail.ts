import type { z } from 'zod';
import type { CoverageCheck, WaitlistDetail } from '#contract/outreach/invitations.ts';
import { COUNTY_HAZARDS } from '#contract/outreach/risk-words.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { historyAbout } from '#server/core/audit/audit.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { riskOfAddress } from '#server/outreach/risk-map/risk-map.ts';
import { coverageOf, placeSentence } from '#server/outreach/addresses/coverage.ts';
import { type Entry, findEntry } from '#server/outreach/waitlist/waitlist.ts';
import { toWaitlistEntry } from './reviewing.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

type Detail = z.input<typeof WaitlistDetail>;
type Event = Detail['history'][number];

const gone = () => new AppError('not_found', say().invitationsErrors.noSuchRequest);

/** Maps audit log actions to timeline events. */
const DECIDED: Readonly<Record<string, Event['what']>> = {
  'waitlist.approved': 'approved',
  'waitlist.declined': 'declined',
  'waitlist.invited': 'invited',
  'waitlist.invited-again': 'invited-again',
  'waitlist.invitation-withdrawn': 'withdrawn',
};
type Written = Awaited<ReturnType<typeof historyAbout>>[number];

/** The person's steps come from the rows, the team's from the audit log. */
function happened(
  entry: Entry,
  sent: readonly store.Invitation[],
  written: readonly Written[],
  nameOf: (id: string | null) => string | null,
): Event[] {
  const events: Event[] = [];
  const add = (what: Event['what'], at: Date | null) => {
    if (at) events.push({ what, at, by: null, note: null });
  };
  add('asked', entry.createdAt);
  if (entry.askedAt > entry.createdAt) add('asked-again', entry.askedAt);
  for (const { at, actorId, action } of written) {
    const what = DECIDED[action];
    if (!what) continue;
    // The request stores only the latest reason.
    const isLast = what === 'declined' && at.getTime() === entry.decidedAt?.getTime();
    events.push({ what, at, by: nameOf(actorId), note: isLast ? entry.declineReason : null });
  }
  for (const { acceptedAt, finishedAt } of sent) {
    add('accepted', acceptedAt);
    add('joined', finishedAt);
  }
  add('left', entry.leftAt);
  return events.toSorted((a, b) => Number(a.at) - Number(b.at));
}

/** Returns one request with its timeline and the team members who acted on it. */
export async function readEntry(db: Queryable, id: string): Promise<Detail> {
  const entry = await findEntry(db, id);
  if (!entry) throw gone();
  const sent = await store.invitationsOf(db, id);
  const written = await historyAbout(db, id, 'waitlist');
  const ids = written.map(({ actorId }) => actorId).filter((one) => one !== null);
  const people = await peopleById(db, [...new Set(ids)]);
  return {
    ...(await toWaitlistEntry(db, id)),
    confirmation: entry.mail,
    decisionMail: entry.decisionMail,
    history: happened(entry, sent, written, (person) => (person && people.get(person)?.email) ?? null),
  };
}

const NAMED_DISASTERS = 5;

/** Geocodes the home the same way the public coverage page does. Informational only: it decides nothing. */
export async function checkCoverage(
  deps: Pick<Deps, 'db' | 'clock' | 'addressSearch' | 'log'>,
  id: string,
): Promise<z.input<typeof CoverageCheck>> {
  const entry = await findEntry(deps.db, id);
  if (!entry) throw gone();
  try {
    const home = await riskOfAddress(deps, { address: entry.address });
    const { risk } = home;
    return {
      coverage: home.coverage,
      message: home.message,
      problem: null,
      found: {
        label: home.label,
        precision: home.precision,
        county: `${home.county.name}, ${home.county.state}`,
        state: home.state,
        rating: risk?.rating ?? null,
        score: risk?.riskScore ?? null,
        hazards: risk ? COUNTY_HAZARDS.map((hazard) => ({ hazard, ...risk.hazards[hazard] })) : [],
        radiusMiles: home.radiusMiles,
        disasters: home.disasters
          .slice(0, NAMED_DISASTERS)
          .map(({ name, date, distanceMiles }) => ({ name, date, distanceMiles })),
        hotels: home.partners.filter(({ type }) => type === 'hotel').length,
        sources: home.sources.map(({ line }) => line),
      },
    };
  } catch (err) {
    if (!(err instanceof AppError) || err.code !== 'not_found') throw err;
    const message = entry.state
      ? placeSentence(entry.state)
      : 'The address does not tell its state. Ask the person, or find it out, before you decide.';
    return { coverage: coverageOf(entry.state), message, problem: err.message, found: null };
  }
}
