import type { z } from 'zod';
import type {
  exportMessages,
  listMessages,
  ListedMessage,
  SupportMessage,
} from '#contract/outreach/contact-admin.ts';
import { listStaffWho, peopleById } from '#server/core/accounts/accounts.ts';
import { recordExport } from '#server/core/audit/audit.ts';
import { csvFile } from '#server/platform/csv-writing.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { FileReply } from '#server/platform/file-bodies.ts';
import { everyRow } from '#server/platform/paging.ts';
import * as store from './queue-store.ts';

export type Admin = { id: string; device: string };

/** Display names of team members. */
async function teamNames(db: Queryable, ids: readonly (string | null)[]) {
  const people = await peopleById(db, [...new Set(ids.filter((id) => id !== null))]);
  return (id: string | null): string | null => {
    const person = id === null ? undefined : people.get(id);
    return person ? (person.name ?? person.email) : null;
  };
}

const colleague = (id: string | null, name: string | null) => (id && name ? { id, name } : null);

/** Returns one page of messages, with totals per status. */
export async function listQueue(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  me: string,
  query: z.output<typeof listMessages.query>,
) {
  const now = clock.now();
  const found = await store.findMatching(db, query, { me, now });
  const { rows, ...page } = await store.queuePage(db, found, query);
  const nameOf = await teamNames(
    db,
    rows.map(({ assignee }) => assignee),
  );
  const counted = await store.countByStatus(db);
  const counts = {
    open: counted.get('open') ?? 0,
    overdue: await store.countOverdue(db, now),
    answered: counted.get('answered') ?? 0,
    closed: counted.get('closed') ?? 0,
  };
  const shown: z.input<typeof ListedMessage>[] = rows.map((row) => ({
    ...row,
    name: `${row.firstName} ${row.lastName}`,
    excerpt: row.message,
    assignee: colleague(row.assignee, nameOf(row.assignee)),
  }));
  return { ...page, rows: shown, counts };
}

/** Returns one message with its replies, notes and timeline. */
export async function readMessage(db: Queryable, id: string): Promise<z.input<typeof SupportMessage>> {
  const message = await store.findMessage(db, id);
  if (!message) throw new AppError('not_found', 'There is no such message.');
  const replies = await store.repliesTo(db, id);
  const events = await store.eventsOf(db, id);
  const nameOf = await teamNames(db, [
    message.assignee,
    ...replies.map(({ author }) => author),
    ...events.flatMap(({ author, subject }) => [author, subject]),
  ]);
  return {
    ...message,
    name: `${message.firstName} ${message.lastName}`,
    assignee: colleague(message.assignee, nameOf(message.assignee)),
    replies: replies.map((reply) => ({ ...reply, author: nameOf(reply.author) })),
    events: events.map((event) => ({
      ...event,
      author: nameOf(event.author),
      subject: nameOf(event.subject),
    })),
  };
}

export async function readColleagues(db: Queryable) {
  const admins = await listStaffWho(db, 'messages.answer');
  return { colleagues: admins.map(({ id, name, email }) => ({ id, name: name ?? email })) };
}

const HEADER = ['Received', 'Name', 'E-mail', 'Subject', 'Status', 'Answer due', 'Answered', 'Assigned to'];
const ROWS_AT_ONCE = 1000;

/** Exports all matching messages without their text, which is only shown where it is answered. */
export async function exportQueue(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: Admin,
  query: z.output<typeof exportMessages.query>,
): Promise<FileReply> {
  const now = clock.now();
  const asking = { me: admin.id, now };
  const found = await store.findMatching(db, query, asking);
  await recordExport(db, admin, { at: now, list: 'messages', query, rows: found.total });
  const names = new Map((await readColleagues(db)).colleagues.map(({ id, name }) => [id, name]));
  async function* cells() {
    const all = everyRow((after) => store.queuePage(db, found, { ...query, after, limit: ROWS_AT_ONCE }));
    for await (const row of all)
      yield [
        row.createdAt.toISOString(),
        `${row.firstName} ${row.lastName}`,
        row.email,
        row.subject,
        row.status,
        row.dueAt.toISOString(),
        row.answeredAt?.toISOString(),
        row.assignee && names.get(row.assignee),
      ];
  }
  return csvFile(`messages-${now.toISOString().slice(0, 10)}.csv`, HEADER, cells());
}
