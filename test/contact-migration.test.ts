/**
 * The migration that turns every contact form message into a case preserves its text, its replies and its due times.
 */
import { copyFileSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { migrate, MIGRATIONS_DIR } from '#server/platform/migrate.ts';
import { cloneDatabase } from './world.ts';

const OPEN = '0198c0de-0000-7000-8000-00000000aaaa';
const ANSWERED = '0198c0de-0000-7000-8000-00000000bbbb';
const CLOSED = '0198c0de-0000-7000-8000-00000000cccc';
const REPLY = '0198c0de-0000-7000-8000-00000000dddd';

test('messages, replies and notes become cases with the same ids, states and due times', async () => {
  const files = readdirSync(MIGRATIONS_DIR)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  const moving = files.findIndex((name) => name.endsWith('_contact-cases.sql'));
  const dir = mkdtempSync(path.join(tmpdir(), 'hearthline-contact-'));
  const bring = (names: readonly string[]) => {
    for (const name of names) copyFileSync(path.join(MIGRATIONS_DIR, name), path.join(dir, name));
  };
  const connection = await cloneDatabase('template0');
  bring(files.slice(0, moving));
  await migrate(connection, dir);
  const client = new pg.Client(connection);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(
    `insert into users (id, email, name, role) values ('${REPLY}', 'ana@example.com', 'Ana', 'ADMIN')`,
  );
  await client.query(
    `insert into contact_messages (id, first_name, last_name, email, subject, message, status, created_at, due_at, answered_at, assignee, forward, acknowledgement)
     values
       ('${OPEN}', 'Maya', 'Díaz', 'maya@example.com', 'Cabin', 'Is it covered?', 'open', '2026-10-01T10:00Z', '2026-10-02T10:00Z', null, null, 'sent', 'due'),
       ('${ANSWERED}', 'Ben', 'Ito', 'ben@example.com', 'Dog', 'Can he come?', 'answered', '2026-10-01T10:00Z', '2026-10-02T10:00Z', '2026-10-01T12:00Z', '${REPLY}', 'sent', 'sent'),
       ('${CLOSED}', 'Ad', 'Vert', 'ad@example.com', 'Buy', 'Cheap!', 'closed', '2026-10-01T10:00Z', '2026-10-02T10:00Z', null, null, 'sent', 'withheld')`,
  );
  await client.query(
    `insert into contact_replies (id, message_id, author, text, created_at, mail) values ('${REPLY}', '${ANSWERED}', '${REPLY}', 'Yes, he can.', '2026-10-01T12:00Z', 'refused')`,
  );
  await client.query(
    `insert into contact_events (message_id, kind, author, subject, text, created_at) values
       ('${ANSWERED}', 'assigned', '${REPLY}', '${REPLY}', null, '2026-10-01T11:00Z'),
       ('${CLOSED}', 'closed', '${REPLY}', null, 'Spam', '2026-10-01T11:00Z')`,
  );
  bring(files.slice(moving));
  await migrate(connection, dir);

  const rows = async (sql: string) => (await client.query(sql)).rows as Record<string, unknown>[];
  const due = new Date('2026-10-02T10:00Z');
  expect(
    await rows(
      `select id, kind, state, due_at, close_reason, owner, ref ~ '^...-...$' as has_ref from cases order by id`,
    ),
  ).toEqual([
    { id: OPEN, kind: 'visitor', state: 'open', due_at: due, close_reason: null, owner: null, has_ref: true },
    {
      id: ANSWERED,
      kind: 'visitor',
      state: 'closed',
      due_at: null,
      close_reason: 'answered',
      owner: REPLY,
      has_ref: true,
    },
    {
      id: CLOSED,
      kind: 'visitor',
      state: 'closed',
      due_at: null,
      close_reason: 'no-answer-needed',
      owner: null,
      has_ref: true,
    },
  ]);
  expect(
    await rows(
      `select t.case_id, m.id, m.seq, m.from_kind, convert_from(substr(m.body, 2), 'UTF8') as words, t.last_seq
       from messages m join threads t on t.id = m.thread_id order by t.case_id, m.seq`,
    ),
  ).toMatchObject([
    { id: OPEN, seq: 1, from_kind: 'visitor', words: 'Is it covered?', last_seq: 1 },
    { id: ANSWERED, seq: 1, from_kind: 'visitor', words: 'Can he come?', last_seq: 2 },
    { id: REPLY, seq: 2, from_kind: 'team', words: 'Yes, he can.', last_seq: 2 },
    { id: CLOSED, seq: 1, from_kind: 'visitor', words: 'Cheap!', last_seq: 1 },
  ]);
  expect(
    await rows(
      `select kind, facts, convert_from(substr(sealed, 2), 'UTF8') as words from case_events where kind <> 'opened' order by case_id`,
    ),
  ).toEqual([
    { kind: 'assigned', facts: { to: REPLY }, words: null },
    { kind: 'closed', facts: { reason: 'no-answer-needed' }, words: 'Spam' },
  ]);
  expect(
    await rows(`select case_id, kind, due_at from case_clocks where met_at is null order by kind`),
  ).toEqual([
    { case_id: OPEN, kind: 'answer', due_at: due },
    { case_id: OPEN, kind: 'claim', due_at: due },
  ]);
  expect(
    await rows('select case_id, email, forward, acknowledgement from visitors order by case_id'),
  ).toMatchObject([
    { email: 'maya@example.com', acknowledgement: 'due' },
    { email: 'ben@example.com', acknowledgement: 'sent' },
    { email: 'ad@example.com', acknowledgement: 'withheld' },
  ]);
  expect(await rows('select message_id, mail from visitor_replies')).toEqual([
    { message_id: REPLY, mail: 'refused' },
  ]);
});
