import { expect, test } from 'vitest';
import { readMigrations } from '#server/platform/migrate.ts';

/** Earlier migrations ran before there were large tables. */
const FIRST_CHECKED = 34;

/** Tables that stay small no matter how many members we have, so that scanning them takes milliseconds. */
const SMALL = new Set([
  'moves',
  'feeds',
  'plans',
  'skus',
  'partners',
  'partner_capabilities',
  'disasters',
  'disaster_dates',
  'incidents',
]);

type Fault = { statement: string; reason: string };

/**
 * Statements that would lock a large table for more than a moment: building an index, or scanning or rewriting every
 * row. Tables created by the same migration are empty, so anything is allowed on them.
 */
const RULES: { shape: RegExp; reason: string }[] = [
  {
    shape:
      /create (?:unique )?index (?!concurrently)(?:if not exists )?"?\w+"? on (?:only )?"?(?<table>\w+)"?/i,
    reason:
      'Build it with "create index concurrently" in a migration that begins with "-- outside a transaction".',
  },
  {
    shape: /alter table "?(?<table>\w+)"?[^;]*add constraint (?![^;]*not valid)/i,
    reason: 'Add it NOT VALID, and validate it in a later migration: that scan lets people write.',
  },
  {
    shape: /alter table "?(?<table>\w+)"?[^;]*set not null/i,
    reason:
      'Add a check NOT VALID, validate it, then set not null: PostgreSQL uses the check instead of a scan.',
  },
  {
    shape: /alter table "?(?<table>\w+)"?[^;]*(?:set data )?\btype\b (?!enum)/i,
    reason: 'Every row is rewritten. Add a column, fill it in steps, and read the new one.',
  },
  {
    shape:
      /alter table "?(?<table>\w+)"?[^;]*add column[^;]*default (?:gen_random_uuid|random|clock_timestamp|uuidv7)/i,
    reason:
      'A different value for each row rewrites the table. Add the column without it, and fill it in steps.',
  },
  {
    shape: /^\s*(?:update|delete from) "?(?<table>\w+)"?/im,
    reason: 'A change of every row belongs into a job that works in steps.',
  },
];

export function lockFaults(sql: string): Fault[] {
  const plain = sql.replaceAll(/--(?!>).*$/gm, '').replaceAll(/\$\$[\s\S]*?\$\$/g, "''");
  const isNew = new Set(
    [...plain.matchAll(/create table (?:if not exists )?"?(\w+)"?/gi)].map(([, name]) => name),
  );
  return plain.split(/--> statement-breakpoint|;/).flatMap((statement) =>
    RULES.flatMap(({ shape, reason }) => {
      const table = shape.exec(statement)?.groups?.['table'];
      if (table === undefined || isNew.has(table) || SMALL.has(table)) return [];
      return [{ statement: statement.trim().slice(0, 120), reason }];
    }),
  );
}

test('no new migration locks a large table for longer than a moment', async () => {
  const checked = (await readMigrations()).filter(({ version }) => version >= FIRST_CHECKED);
  expect(checked.flatMap(({ name, sql }) => lockFaults(sql).map((fault) => ({ name, ...fault })))).toEqual(
    [],
  );
});

test.each([
  ['an index', 'create index "a" on "homes" ("lat");'],
  ['a unique index', 'CREATE UNIQUE INDEX "a" ON "homes" USING btree ("lat");'],
  ['a check', 'ALTER TABLE "homes" ADD CONSTRAINT "a" CHECK (lat > 0);'],
  [
    'a foreign key',
    'ALTER TABLE "homes" ADD CONSTRAINT "a" FOREIGN KEY ("x") REFERENCES "public"."users"("id");',
  ],
  ['a value that must be there', 'alter table homes alter column lat set not null'],
  ['another type', 'ALTER TABLE "homes" ALTER COLUMN "lat" SET DATA TYPE bigint;'],
  ['a new value for each row', 'alter table homes add column k uuid default gen_random_uuid()'],
  ['a change of every row', 'update homes set lat = 0'],
  ['rows deleted', 'delete from homes'],
])('%s on a large table is refused', (_what, sql) => {
  expect(lockFaults(sql)).toHaveLength(1);
});

test.each([
  [
    'a new table with all of them',
    'create table "a" ("b" int); create index "c" on "a" ("b"); alter table "a" add constraint "d" check (b > 0);',
  ],
  ['a column without a value', 'alter table "homes" add column "note" text;'],
  ['a column with a constant', "alter table homes add column kind text default 'house' not null"],
  ['an index that people can write beside', 'create index concurrently if not exists "a" on "homes" ("lat")'],
  ['a check for new rows', 'alter table "homes" add constraint "a" check (lat > 0) not valid'],
  ['its later validation', 'alter table "homes" validate constraint "a"'],
  ['a change in a small table', "update moves set by = 'clock' where machine = 'x'"],
  [
    'a function that changes rows when it is called',
    'create function f() returns void language sql as $$ update homes set lat = 0 $$',
  ],
])('%s is fine', (_what, sql) => {
  expect(lockFaults(sql)).toEqual([]);
});
