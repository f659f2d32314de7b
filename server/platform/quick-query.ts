/**
 * Hot statements over `pg`'s own protocol code, without what it does for any statement: it copies the caller's object, asks
 * for the description of the columns every time, and builds a result with a parser for each of them.
 */
import pg from 'pg';
import utils from 'pg/lib/utils.js';

type Text = string | null;
export type Column = { name: string; dataTypeID: number };
/** Makes a row of the texts that PostgreSQL sends. */
export type ReadRow<R> = (texts: Text[]) => R;
export type Statement<R> = {
  name: string;
  text: string;
  /** How to read rows with these columns. Called once for each connection. */
  readerFor(columns: Column[]): ReadRow<R>;
};
/** A pool, a client or the read lane. */
export type Sender = { query(query: object, values: undefined, done: Done): unknown };
export type Done = (error: Error | undefined, rows: unknown) => void;

/** What `pg`'s types don't declare of its connections and queries. */
export type Wire = {
  parsedStatements: Record<string, string>;
  bind(of: { statement: string; values?: unknown[] }): void;
  execute(of: { portal?: string }): void;
  stream: { write(bytes: Buffer): boolean; destroy(error: Error): void };
};
export interface WireQuery {
  name: string | undefined;
  text: string;
  values: unknown[] | undefined;
  callback: Done | undefined;
  /** Ours: BEGIN goes with it. */
  startsTransaction?: boolean;
  _canceledDueToError: unknown;
  requiresPreparation(): boolean;
  prepare(wire: Wire): void;
  handleCommandComplete(message: object, wire: Wire): void;
  handleError(error: unknown, wire: Wire): void;
  handleReadyForQuery(wire: Wire): void;
}
export const WireQuery = pg.Query as unknown as new (
  asked: unknown,
  values?: unknown,
  done?: Done,
) => WireQuery;

/** The protocol's messages Execute, for all rows, and Sync. */
const EXECUTE_AND_SYNC = Buffer.from('E\0\0\0\x09\0\0\0\0\0S\0\0\0\x04', 'latin1');

/**
 * How a connection's named statements are read. PostgreSQL refuses to run one whose columns have changed since, so their
 * description holds for as long as the connection.
 */
const readers = new WeakMap<Wire, Map<string, ReadRow<unknown>>>();

class QuickQuery<R> extends WireQuery {
  readonly #statement: Statement<R>;
  readonly #found: R[] = [];
  #wire: Wire | undefined;
  #read: ReadRow<R> | undefined;

  constructor(statement: Statement<R>, values: unknown[]) {
    super(statement.text);
    this.#statement = statement;
    this.name = statement.name;
    this.values = values;
  }

  override prepare(wire: Wire): void {
    this.#wire = wire;
    const { name } = this;
    this.#read = name === undefined ? undefined : (readers.get(wire)?.get(name) as ReadRow<R> | undefined);
    if (name === undefined || !this.#read) return super.prepare(wire);
    wire.bind({ statement: name, values: this.values ?? [] });
    wire.stream.write(EXECUTE_AND_SYNC);
  }

  handleRowDescription({ fields }: { fields: Column[] }): void {
    this.#read = this.#statement.readerFor(fields);
    if (this.name === undefined || !this.#wire) return;
    const known = readers.get(this.#wire) ?? new Map<string, ReadRow<unknown>>();
    readers.set(this.#wire, known.set(this.name, this.#read));
  }

  handleDataRow({ fields }: { fields: Text[] }): void {
    if (this._canceledDueToError) return;
    try {
      if (this.#read) this.#found.push(this.#read(fields));
    } catch (error) {
      this._canceledDueToError = error;
    }
  }

  override handleCommandComplete(): void {
    // Nothing to keep: callers want the rows.
  }

  override handleReadyForQuery(wire: Wire): void {
    if (this._canceledDueToError) this.handleError(this._canceledDueToError, wire);
    else this.callback?.(undefined, this.#found);
  }
}

/** Runs a statement and returns its rows. Where the client allows names, each connection parses and plans it once. */
export function runQuick<R>(on: Sender, statement: Statement<R>, values: readonly unknown[]): Promise<R[]> {
  return new Promise((resolve, reject) => {
    const query = new QuickQuery(
      statement,
      values.map((value) => utils.prepareValue(value)),
    );
    const sent = on.query(query, undefined, (error, rows) => (error ? reject(error) : resolve(rows as R[])));
    // The read lane may have to open its connection first.
    if (sent instanceof Promise) sent.catch(reject);
  });
}
