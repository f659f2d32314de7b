/**
 * Records the statements that a part of the product sends, and replays exactly the same ones over plain `pg`:
 * the floor for the product's overhead. A statement is replayed once the statements that had completed before
 * it originally have completed again, so the order and parallelism are the product's own.
 */
import pg from 'pg';
import type { Connection } from '#server/platform/db.ts';

type Values = unknown[];
type Config = {
  text: string;
  values?: Values;
  name?: string;
  rowMode?: 'array';
  types?: { getTypeParser(): (text: string) => unknown };
};
export type Sent = {
  /** The product's arguments to `pg`: text, name, row mode. */
  config: Config;
  values: Values;
  /** Connection number, in order of first use. */
  on: number;
  isPipelined: boolean;
  /** Statements that had completed when this one was sent. */
  after: number[];
};

const asSent = (text: string) => text;

/** What plain `pg` is asked for, for the same. Rows as lists, and values as PostgreSQL sends them, cost it least. */
function configOf(given: string | Config): Config {
  if (typeof given === 'string') return { text: given };
  if (!(given instanceof pg.Query)) return given;
  const { name, text, values } = given;
  return {
    ...(name === undefined ? {} : { name }),
    text,
    ...(values ? { values } : {}),
    rowMode: 'array',
    types: { getTypeParser: () => asSent },
  };
}

type Recording = { sent: Sent[]; answered: number[]; clients: Map<pg.Client, number> };
let recording: Recording | undefined;

/** Starts recording every client of this process. Call before the product opens its connections. */
export function watchStatements(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its own client below
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const kept = recording;
    const given = args[0] as string | (Config & { submit?: unknown; startsTransaction?: boolean });
    if (!kept || (typeof given !== 'string' && given.submit && !(given instanceof pg.Query)))
      return query.apply(this, args);
    const config = configOf(given);
    const on = kept.clients.get(this) ?? kept.clients.size;
    kept.clients.set(this, on);
    const { pipeline: isPipelined } = this as unknown as { pipeline: boolean };
    const indexes: number[] = [];
    const keep = (sent: Pick<Sent, 'config' | 'values'>) => {
      const after = [...kept.answered, ...indexes];
      indexes.push(kept.sent.push({ ...sent, on, isPipelined, after }) - 1);
    };
    // Plain `pg` has to wait for BEGIN before it sends the statement that the product sends with it.
    if (typeof given !== 'string' && given.startsTransaction) keep({ config: { text: 'begin' }, values: [] });
    keep({ config, values: config.values ?? (Array.isArray(args[1]) ? (args[1] as Values) : []) });
    // A pool passes a callback; everything else awaits a promise.
    const callback = args.at(-1);
    if (typeof callback === 'function')
      args[args.length - 1] = (...result: unknown[]) => {
        kept.answered.push(...indexes);
        (callback as (...given: unknown[]) => void)(...result);
      };
    const made = query.apply(this, args);
    return made instanceof Promise ? made.finally(() => void kept.answered.push(...indexes)) : made;
  } as typeof pg.Client.prototype.query;
}

/** Returns the statements that `work` sends. Nothing else may run at the same time. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Sent[]> {
  const mine: Recording = { sent: [], answered: [], clients: new Map() };
  recording = mine;
  try {
    await work();
  } finally {
    recording = undefined;
  }
  return mine.sent;
}

export type Floor = { replay(sent: readonly Sent[]): Promise<void>; end(): Promise<void> };

/** Sends recorded statements over a pool and, for what the product pipelines, over one pipelined connection. */
export async function openFloor(connection: Connection, max: number): Promise<Floor> {
  const pool = new pg.Pool({ ...connection, max });
  const lane = new pg.Client({ ...connection, pipeline: true } as pg.ClientConfig);
  await lane.connect();

  const send = (client: pg.Client | pg.PoolClient, { config, values }: Sent) =>
    client.query({ ...config, values });

  /**
   * Connections of open transactions, by the product's connection number. Others are borrowed per statement.
   */
  const run = async (one: Sent, transactions: Map<number, pg.PoolClient>): Promise<unknown> => {
    if (one.isPipelined) return send(lane, one);
    const { text } = one.config;
    const open = transactions.get(one.on) ?? (await pool.connect());
    if (/^begin/i.test(text)) transactions.set(one.on, open);
    if (/^(commit|rollback)$/i.test(text)) transactions.delete(one.on);
    try {
      return await send(open, one);
    } finally {
      if (transactions.get(one.on) !== open) open.release();
    }
  };

  const replay = async (sent: readonly Sent[]): Promise<void> => {
    const transactions = new Map<number, pg.PoolClient>();
    const answers: Promise<unknown>[] = [];
    for (const one of sent) {
      const before = one.after.flatMap((index) => answers[index] ?? []);
      answers.push(
        before.length === 0 ? run(one, transactions) : Promise.all(before).then(() => run(one, transactions)),
      );
    }
    await Promise.all(answers);
  };
  return {
    replay,
    end: async () => {
      await lane.end();
      await pool.end();
    },
  };
}
