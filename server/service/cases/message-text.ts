/**
 * SQL for statements in which a conversation adds a message and updates its case at once. Covers only the common path:
 * an open case whose severity stays. See `heard`, `touchCase` and `markAnswered` for the rules.
 */
import { REASON_MINUTES, type Severity } from '#contract/service/cases.ts';
import { answerBy, returnBy } from './case-clocks.ts';
import type { Case } from './store.ts';

/** The due times that follow from a message sent now. */
export const timesAfter = (known: Pick<Case, 'kind'> & { severity: Severity }, at: Date) => ({
  dueAt: answerBy(known.severity, at, known.kind),
  returnAt: returnBy(known.severity, at, known.kind),
});

/** Locks a case if it is still open and has the severity that was read. */
export const lockOpenText = (caseId: string, severity: string, more: string): string =>
  `select c.id, c.home_id, c.owner, c.due_at from cases c
    where c.id = ${caseId} and c.state = 'open' and c.severity = ${severity} and ${more} for no key update`;

/** The household waits for us, unless it already does. `held` is the locked case, `added` the new message. */
export const heardText = ({ at, dueAt, returnAt }: { at: string; dueAt: string; returnAt: string }): string =>
  `heard as (
    update cases c set due_at = coalesce(c.due_at, ${dueAt}),
      return_at = case when c.owner is null then c.return_at else ${returnAt} end
    from held, added where c.id = held.id
  ), waits as (
    insert into case_clocks as clock (case_id, kind, began_at, due_at)
    select held.id, 'answer', ${at}, ${dueAt} from held, added
    on conflict (case_id, kind) where met_at is null
    do update set due_at = greatest(clock.began_at, excluded.due_at) where clock.due_at > excluded.due_at
  )`;

/** The household has heard from the owner, who keeps the case. */
export const answeredText = ({ at, by, returnAt }: { at: string; by: string; returnAt: string }): string =>
  `answered as (
    update cases c set due_at = null, return_at = ${returnAt} from held, added where c.id = held.id
  ), met as (
    update case_clocks clock set met_at = ${at}, met_by = ${by} from held, added
    where clock.case_id = held.id and clock.kind = 'answer' and clock.met_at is null
  )`;

/** The open cases of a home that a message can belong to. */
export const openCasesText = (homeId: string): string =>
  `select c.id, c.kind, c.incident_id, c.severity, c.owner from cases c
    where c.home_id = ${homeId} and c.state = 'open' and c.kind in ('event', 'question')`;

/** Whether a person may read a case: the same rule as `requireAccess`. */
export const mayReadText = (
  known: { id: string; owner: string },
  agent: { id: string; mayReadAny: string },
  now: string,
): string =>
  `(${known.owner} = ${agent.id} or ${agent.mayReadAny} or exists (select 1 from case_events given
    where given.case_id = ${known.id} and given.at > ${now} - interval '${REASON_MINUTES} minutes'
      and ((given.kind = 'viewed' and given.actor_id = ${agent.id})
        or (given.kind = 'offered' and given.facts ->> 'to' = ${agent.id}::text))))`;
