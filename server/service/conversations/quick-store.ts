/**
 * Statements for the hot calls: each a single named one, so that it is parsed once per connection. They handle only the
 * common case and return nothing otherwise; then the functions in `conversations.ts` decide.
 */
import type { CaseKind, Severity } from '#contract/service/cases.ts';
import { MESSAGES_AT_ONCE } from '#contract/service/conversations.ts';
import { nameText } from '#server/core/accounts/accounts.ts';
import { hasAccessText, ownerText, peopleText } from '#server/home/homes/homes.ts';
import { isMemberText } from '#server/money/membership/membership.ts';
import { type Queryable, runNamed } from '#server/platform/db.ts';
import {
  answeredText,
  heardText,
  lockOpenText,
  mayReadText,
  openCasesText,
} from '#server/service/cases/cases.ts';
import { teamHereText } from './presence-store.ts';
import type { Message } from './store.ts';

const time = (at: Date): string => at.toISOString();

// Reading

type ReadRow = {
  homeId: string | null;
  lastSeq: number;
  readSeq: number;
  seq: number | null;
  at: string;
  name: string | null;
} & Omit<Message, 'seq' | 'at' | 'threadId'>;

/**
 * A conversation after a given message: its last number, what the other side has read, and the messages with their
 * senders' names.
 */
export type Part = {
  homeId: string | null;
  lastSeq: number;
  readSeq: number;
  messages: (Omit<Message, 'threadId'> & { name: string | null })[];
};

/** `$1` is the case, `$2` the reader, `$3` the number of their last message. */
const partText = (readerKind: 'household' | 'team', mayRead: string): string =>
  `select c.home_id as "homeId", t.last_seq as "lastSeq",
      coalesce((select max(r.seq) from message_reads r
        where r.thread_id = t.id and r.reader_kind = '${readerKind}'), 0) as "readSeq",
      m.id, m.seq, m.from_kind as "fromKind", m.from_id as "fromId", m.body, m.channel,
      m.is_verified as "isVerified", m.at, ${nameText('m.from_id')} as name
    from cases c join threads t on t.case_id = c.id
      left join lateral (select * from messages m where m.thread_id = t.id and m.seq > $3::integer
        order by m.seq limit ${MESSAGES_AT_ONCE}) m on true
    where c.id = $1::uuid and ${mayRead}
    order by m.seq`;

const asPart = (rows: readonly ReadRow[]): Part | null => {
  const [first] = rows;
  if (!first) return null;
  const { homeId, lastSeq, readSeq } = first;
  const messages = rows.flatMap(({ seq, at, ...row }) =>
    seq === null ? [] : [{ ...row, seq, at: new Date(at) }],
  );
  return { homeId, lastSeq, readSeq, messages };
};

const FOR_HOUSEHOLD = {
  name: 'help_messages_after',
  text: partText('team', `c.home_id = $4::uuid and ${hasAccessText('c.home_id', '$2::uuid')}`),
};

/** For someone with access to the home. Null: no such conversation, or not theirs. */
export const partForHousehold = async (
  db: Queryable,
  { caseId, readerId, after, homeId }: { caseId: string; readerId: string; after: number; homeId: string },
) => asPart(await runNamed<ReadRow>(db, FOR_HOUSEHOLD, [caseId, readerId, after, homeId]));

const FOR_TEAM = {
  name: 'case_messages_after',
  text: partText(
    'household',
    mayReadText(
      { id: 'c.id', owner: 'c.owner' },
      { id: '$2::uuid', mayReadAny: '$4::boolean' },
      '$5::timestamptz',
    ),
  ),
};

/** For a team member who may read the case. Null: no conversation, or no access. */
export const partForTeam = async (
  db: Queryable,
  given: { caseId: string; readerId: string; after: number; mayReadAny: boolean; now: Date },
) =>
  asPart(
    await runNamed<ReadRow>(db, FOR_TEAM, [
      given.caseId,
      given.readerId,
      given.after,
      given.mayReadAny,
      time(given.now),
    ]),
  );

// Writing

export type OpenCase = {
  id: string;
  kind: CaseKind;
  incidentId: string | null;
  severity: Severity;
  owner: string | null;
};
export type BeforeWriting = { name: string | null; isMember: boolean; recent: number; cases: OpenCase[] };

const BEFORE_HOUSEHOLD = {
  name: 'help_before_message',
  text: `select ${nameText('$1::uuid')} as name,
      ${isMemberText(ownerText('$2::uuid'), '$3::timestamptz')} as "isMember",
      (select count(*)::integer from messages m
        where m.from_id = $1::uuid and m.at > $3::timestamptz - interval '1 minute') as recent,
      c.id, c.kind, c.incident_id as "incidentId", c.severity, c.owner
    from (${openCasesText('$2::uuid')}) c where ${hasAccessText('$2::uuid', '$1::uuid')}`,
};

/** Decides whether a household's message can be added directly. Null: there is no open case, or no access. */
export async function beforeHouseholdWrites(
  db: Queryable,
  { userId, homeId, at }: { userId: string; homeId: string; at: Date },
): Promise<BeforeWriting | null> {
  type Row = Omit<BeforeWriting, 'cases'> & OpenCase;
  const rows = await runNamed<Row>(db, BEFORE_HOUSEHOLD, [userId, homeId, time(at)]);
  const [first] = rows;
  if (!first) return null;
  const { name, isMember, recent } = first;
  return { name, isMember, recent, cases: rows };
}

/** An added message, and the people to notify. */
export type Added = {
  seq: number;
  owner: string | null;
  /** The household wasn't waiting for us before, or no longer is, so lists change. */
  isTurn: boolean;
  household: string[];
  team: string[];
};

/** `$1` is the case, `$2` who wrote, `$3` the message's id, `$4` its sealed body, `$5` now, `$6` the case's severity. */
const addText = (given: { kind: string; lock: string; set: string; where: string; change: string }) =>
  `with held as (${lockOpenText('$1::uuid', '$6::smallint', given.lock)}),
    numbered as (
      update threads t set last_seq = t.last_seq + 1, unread_since = ${given.set}
      from held where t.case_id = held.id ${given.where} returning t.id, t.last_seq
    ), added as (
      insert into messages (id, thread_id, seq, from_kind, from_id, body, at)
      select $3::uuid, numbered.id, numbered.last_seq, '${given.kind}', $2::uuid, $4::bytea, $5::timestamptz
      from numbered returning seq
    ), ${given.change}
    select added.seq, held.owner, (held.due_at is null) = ('${given.kind}' = 'household') as "isTurn",
      ${peopleText('held.home_id')} as household,
      ${teamHereText('held.id', '$5::timestamptz')} as team
    from added, held`;

const ADD_FROM_HOUSEHOLD = {
  name: 'help_add_message',
  text: addText({
    kind: 'household',
    lock: `${hasAccessText('c.home_id', '$2::uuid')} and c.owner is not distinct from $7::uuid`,
    // The writer is looking at the page.
    set: 'null',
    where: '',
    change: heardText({ at: '$5::timestamptz', dueAt: '$8::timestamptz', returnAt: '$9::timestamptz' }),
  }),
};

type NewMessage = { userId: string; id: string; body: Uint8Array; at: Date };

/** Adds a message of a household to an open case. Undefined: the case has changed. */
export async function addFromHousehold(
  db: Queryable,
  to: OpenCase,
  { userId, id, body, at }: NewMessage,
  { dueAt, returnAt }: { dueAt: Date; returnAt: Date },
): Promise<Added | undefined> {
  const values = [to.id, userId, id, body, time(at), to.severity, to.owner, time(dueAt), time(returnAt)];
  return (await runNamed<Added>(db, ADD_FROM_HOUSEHOLD, values))[0];
}

export type OwnCase = {
  homeId: string | null;
  kind: CaseKind;
  severity: Severity;
  lastSeq: number;
  /** The newest message by anyone else. */
  othersSeq: number;
  /** The channel of the household's last message. Null: it hasn't written. */
  channel: Message['channel'] | null;
  name: string | null;
};

const BEFORE_TEAM = {
  name: 'case_before_reply',
  text: `select c.home_id as "homeId", c.kind, c.severity, t.last_seq as "lastSeq",
      coalesce((select m.seq from messages m where m.thread_id = t.id and m.from_id is distinct from $2::uuid
        order by m.seq desc limit 1), 0) as "othersSeq",
      (select m.channel from messages m where m.thread_id = t.id and m.from_kind = 'household' and m.is_verified
        order by m.seq desc limit 1) as channel,
      ${nameText('$2::uuid')} as name
    from cases c join threads t on t.case_id = c.id
    where c.id = $1::uuid and c.owner = $2::uuid and c.state = 'open'`,
};

/** An open case with this owner, and its conversation so far. */
export const beforeOwnerReplies = async (
  db: Queryable,
  { caseId, agentId }: { caseId: string; agentId: string },
): Promise<OwnCase | undefined> => (await runNamed<OwnCase>(db, BEFORE_TEAM, [caseId, agentId]))[0];

const ADD_FROM_OWNER = {
  name: 'case_add_reply',
  text: addText({
    kind: 'team',
    lock: 'c.owner = $2::uuid',
    set: 'coalesce(t.unread_since, $5::timestamptz)',
    // Nothing was written since the agent read the conversation.
    where: 'and t.last_seq = $7::integer',
    change: answeredText({ at: '$5::timestamptz', by: '$2::uuid', returnAt: '$8::timestamptz' }),
  }),
};

/** Adds a reply of the case's owner. Undefined: the case or its conversation has changed. */
export async function addFromOwner(
  db: Queryable,
  to: { caseId: string; severity: Severity; lastSeq: number },
  { userId, id, body, at }: NewMessage,
  returnAt: Date,
): Promise<Added | undefined> {
  const values = [to.caseId, userId, id, body, time(at), to.severity, to.lastSeq, time(returnAt)];
  return (await runNamed<Added>(db, ADD_FROM_OWNER, values))[0];
}
