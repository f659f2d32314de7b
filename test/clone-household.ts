/**
 * Copies one household that was created over the API many times: every row that belongs to it, in every table, gets new
 * ids. References outside the household (items for sale, staff) stay shared. Sealed text in copies can't be opened,
 * because its keys belong to the original; lists don't open it.
 */
import type pg from 'pg';

type Column = { name: string; type: string };
type Table = { name: string; columns: Column[]; unique: Set<string> };

/** Copies per statement. */
const BATCH = 5000;
/** Tables of counters, or with rows shared by everyone. */
const NOT_COPIED = new Set([
  'moves',
  'tallies',
  'tally_changes',
  'figures',
  'figure_changes',
  'audit_heads',
  'audit_entries',
  'idempotency_keys',
  'demo_mails',
  'demo_texts',
  'simulated_objects',
]);
/** Unique values with a check constraint, as SQL of the old value `v` and the number `n`. */
const LETTERS = `'ACDEFGHJKMNPQRTUVWXY34679'`;
const refOf = (power: number) => `substr(${LETTERS}, 1 + (n / ${25 ** power}) % 25, 1)`;
const SPECIAL: Record<string, string> = {
  'users.email': `'copy' || n || '-' || v`,
  'phones.phone': `'+1555' || lpad(n::text, 7, '0')`,
  // Ends in 9, which bench/lib/admin-fill.ts never uses there.
  'cases.ref': `${refOf(4)} || ${refOf(3)} || ${refOf(2)} || '-' || ${refOf(1)} || ${refOf(0)} || '9'`,
};

async function tablesOf(db: pg.ClientBase): Promise<Table[]> {
  const { rows } = await db.query<{ name: string; columns: Column[]; unique: string[] | null }>(`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and a.attgenerated = '' and a.attidentity <> 'a') as columns,
      (select json_agg(distinct a.attname) from pg_index i
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisunique) as unique
    from pg_class c join pg_namespace s on s.oid = c.relnamespace
    where s.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition order by c.relname`);
  return rows
    .filter(({ name }) => !NOT_COPIED.has(name))
    .map(({ name, columns, unique }) => ({ name, columns, unique: new Set(unique) }));
}

const uuidsOf = ({ columns }: Table) => columns.filter(({ type }) => type === 'uuid').map(({ name }) => name);
const quoted = (name: string) => `"${name}"`;

/** Finds the household's rows, table by table, until no table has more of them. Returns the tables that have some. */
async function gatherRows(db: pg.ClientBase, tables: readonly Table[], start: readonly string[]) {
  await db.query('drop table if exists copied_ids; create temp table copied_ids (id uuid primary key)');
  await db.query('insert into copied_ids select unnest($1::uuid[])', [start]);
  for (let found = -1; ;) {
    const { rows } = await db.query<{ n: string }>('select count(*) as n from copied_ids');
    if (Number(rows[0]?.n) === found) break;
    found = Number(rows[0]?.n);
    for (const table of tables.filter(({ columns }) => columns.some(({ name }) => name === 'id'))) {
      const owners = uuidsOf(table).filter((name) => name !== 'id');
      if (owners.length === 0 || table.columns.find(({ name }) => name === 'id')?.type !== 'uuid') continue;
      await db.query(`insert into copied_ids select id from ${quoted(table.name)}
        where ${owners.map((name) => `${quoted(name)} in (select id from copied_ids)`).join(' or ')}
        on conflict do nothing`);
    }
  }
  const kept: Table[] = [];
  for (const table of tables) {
    const ids = uuidsOf(table);
    if (ids.length === 0) continue;
    await db.query(`drop table if exists ${quoted(`copy_of_${table.name}`)}`);
    const { rowCount } = await db.query(
      `create temp table ${quoted(`copy_of_${table.name}`)} as select * from ${quoted(table.name)}
       where ${ids.map((name) => `${quoted(name)} in (select id from copied_ids)`).join(' or ')}`,
    );
    if ((rowCount ?? 0) > 0) kept.push(table);
  }
  return kept;
}

function valueOf(table: Table, { name, type }: Column): string {
  const v = `t.${quoted(name)}`;
  if (type === 'uuid')
    return `case when ${v} in (select id from copied_ids) then pg_temp.copied_id(${v}, n) else ${v} end`;
  const special = SPECIAL[`${table.name}.${name}`];
  if (special) return special.replaceAll(/\bv\b/g, v);
  // Real members act at different moments. Lists by time would have to sort thousands of equal ones.
  if (type === 'timestamp with time zone') return `${v} - n * interval '1 millisecond'`;
  const hasUuidKey = uuidsOf(table).some((id) => table.unique.has(id));
  if (!table.unique.has(name) || (hasUuidKey && !/hash|token|key/.test(name))) return v;
  if (type === 'bytea') return `sha256(${v} || int4send(n))`;
  if (type === 'text') return `md5(${v} || n)`;
  return v;
}

/** Prepares copying this household. Returns a function that makes the copies with the numbers `from` to `to`. */
export async function copyHousehold(
  db: pg.ClientBase,
  { userId, homeId }: { userId: string; homeId: string },
) {
  await db.query(`create or replace function pg_temp.copied_id(id uuid, n integer) returns uuid language sql immutable
    as $$ select overlay(overlay(md5(id::text || n) placing '4' from 13) placing '8' from 17)::uuid $$`);
  const tables = await gatherRows(db, await tablesOf(db), [userId, homeId]);
  const copies: Record<string, number> = {};
  const copy = async (from: number, to: number): Promise<Record<string, number>> => {
    await db.query('set session_replication_role = replica');
    try {
      for (let start = from; start <= to; start += BATCH)
        for (const table of tables) {
          const columns = table.columns.map(({ name }) => quoted(name)).join(', ');
          const values = table.columns.map((column) => valueOf(table, column)).join(', ');
          const { rowCount } = await db.query(
            `insert into public.${quoted(table.name)} (${columns})
             select ${values} from ${quoted(`copy_of_${table.name}`)} t,
               generate_series(${start}, ${Math.min(to, start + BATCH - 1)}) n on conflict do nothing`,
          );
          copies[table.name] = (copies[table.name] ?? 0) + (rowCount ?? 0);
        }
    } finally {
      await db.query('set session_replication_role = origin');
    }
    return copies;
  };
  return copy;
}
