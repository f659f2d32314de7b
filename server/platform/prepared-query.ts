import { Column, DrizzleQueryError, is, Param, Placeholder, SQL } from './drizzle.ts';
import { runQuick, type Sender, type Statement } from './quick-query.ts';

type Decoder = { mapFromDriverValue(value: unknown): unknown };
type Values = Record<string, unknown>;

type Parse = (text: string) => unknown;
export type Types = { getTypeParser(dataTypeID: number, format: 'text'): Parse };

/** What Drizzle's types don't declare of a prepared query. */
type Inside = {
  client: Sender;
  params: unknown[];
  fields?: { path: string[]; field: unknown }[];
  customResultMapper?: unknown;
  joinsNotNullableMap?: Record<string, boolean>;
  queryConfig: { name: string | undefined; text: string; types: Types };
  execute(values?: Values): Promise<unknown>;
};

const decoderOf = (field: unknown): Decoder =>
  is(field, Column)
    ? (field as unknown as Decoder)
    : is(field, SQL)
      ? (field as unknown as { decoder: Decoder }).decoder
      : (field as { sql: { decoder: Decoder } }).sql.decoder;

/** How to read each value of a statement from what the caller gives. */
const valueOf = (param: unknown): ((given: Values) => unknown) => {
  if (is(param, Placeholder)) return (given) => given[param.name];
  if (is(param, Param) && is(param.value, Placeholder)) {
    const { encoder } = param;
    const { name } = param.value;
    return (given) => encoder.mapToDriverValue(given[name]);
  }
  return () => param;
};

type Row = Record<string, unknown>;

/**
 * Makes a prepared select find out once how its values and rows are read. Drizzle asks for every value of every row, in
 * four nested promises. Selects with an outer join, whose missing rows are null, and anything else stay as they are.
 */
export function quicken<Q extends object>(query: Q): Q {
  const inside = query as unknown as Inside;
  const { fields, params, joinsNotNullableMap = {} } = inside;
  const { name, text, types } = inside.queryConfig;
  const isPlain =
    fields?.every(({ path }) => path.length <= 2) && !Object.values(joinsNotNullableMap).includes(false);
  if (!fields || name === undefined || !isPlain || inside.customResultMapper !== undefined) return query;
  const values = params.map(valueOf);
  const statement: Statement<Row> = {
    name,
    text,
    readerFor: (described) => {
      const columns = fields.map(({ path, field }, n) => ({
        group: path.length === 2 ? (path[0] ?? '') : null,
        name: path.at(-1) ?? '',
        parse: types.getTypeParser(described[n]?.dataTypeID ?? 0, 'text'),
        decoder: decoderOf(field),
      }));
      return (texts) => {
        const made: Row = {};
        let i = 0;
        for (const { group, name, parse, decoder } of columns) {
          const value = texts[i] ?? null;
          i += 1;
          const part = group === null ? made : ((made[group] ??= {}) as Row);
          part[name] = value === null ? null : decoder.mapFromDriverValue(parse(value));
        }
        return made;
      };
    },
  };
  inside.execute = async function execute(this: Inside, given = {}) {
    const sent = values.map((of) => of(given));
    try {
      return await runQuick(this.client, statement, sent);
    } catch (error) {
      throw new DrizzleQueryError(text, sent, error as Error);
    }
  };
  return query;
}
