/**
 * Records the statements that a piece of the product sends, and sends the very same again over plain `pg`: the floor of
 * whatever the product does around its statements. A statement is sent again as soon as those have been answered that had
 * been answered when the product sent it, so order and parallelism are the product's own.
 */
import pg from 'pg';
import type { Connection } from '#server/platform/db.ts';

type Values = unknown[];
type Config = { text: string; values?: Values; name?: string };
export type Sent = {
  /** What the product passed to `pg`: text, name, row mode. */
  config: Config;
  values: Values;
  /** Number of the connection, in order of first use. */
  on: number;
  isPipelined: boolean;
  /** Statements that had been answered when this one was sent. */
  after: number[];
};

type Recording = { sent: Sent[]; answered: number[]; clients: Map<pg.Client, number> };
let recording: Recording | undefined;

/** Starts watching every client of this process. Call before the product opens its connections. */
export function watchStatements(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its own client below
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const kept = recording;
    const given = args[0] as string | (Config & { submit?: unknown });
    if (!kept || (typeof given !== 'string' && given.submit)) return query.apply(this, args);
    const config = typeof given === 'string' ? { text: given } : given;
    const index = kept.sent.length;
    const on = kept.clients.get(this) ?? kept.clients.size;
    kept.clients.set(this, on);
    kept.sent.push({
      config,
      values: config.values ?? (Array.isArray(args[1]) ? (args[1] as Values) : []),
      on,
      isPipelined: (this as unknown as { pipeline: boolean }).pipeline,
      after: [...kept.answered],
    });
    // A pool passes a callback; everything else awaits a promise.
    const callback = args.at(-1);
    if (typeof callback === 'function')
      args[args.length - 1] = (...result: unknown[]) => {
        kept.answered.push(index);
        (callback as (...given: unknown[]) => void)(...result);
      };
    const made = query.apply(this, args);
    return made instanceof Promise ? made.finally(() => void kept.answered.push(index)) : made;
  } as typeof pg.Client.prototype.query;
}

/** Returns the statements that `work` sends. Nothing else may run meanwhile. */
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

  /** Connections of open transactions, by the number of the product's connection. Others are borrowed for a statement. */
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
