/**
 * A connection that sends BEGIN together with the first statement of a transaction: one round trip less, of three or four
 * in a short one. PostgreSQL gets both before one Sync, so it skips the statement if BEGIN fails.
 */
import pg from 'pg';
import { WireQuery, type Done, type Wire } from './quick-query.ts';

type Word = 'begin' | 'commit' | 'rollback';
type Query = (this: pg.Client, asked: unknown, values?: unknown, done?: Done) => unknown;

/** Sends as every client does. Looked up each time, because benchmarks watch it. */
const send = (client: pg.Client, ...given: Parameters<Query>): unknown =>
  (pg.Client.prototype as unknown as { query: Query }).query.apply(client, given);

/** The protocol's messages Bind and Execute, of the named statement "begin". */
const BIND_AND_EXECUTE_BEGIN = Buffer.from('B\0\0\0\x11\0begin\0\0\0\0\0\0\0E\0\0\0\x09\0\0\0\0\0', 'latin1');

/** Makes a statement start a transaction first. BEGIN completes before the statement does. */
function startWithBegin(first: WireQuery): void {
  first.startsTransaction = true;
  const prepare = first.prepare.bind(first);
  const complete = first.handleCommandComplete.bind(first);
  first.prepare = (wire) => {
    wire.stream.write(BIND_AND_EXECUTE_BEGIN);
    prepare(wire);
  };
  first.handleCommandComplete = () => void (first.handleCommandComplete = complete);
}

export class TransactionClient extends pg.Client {
  /** Whether the next statement starts the transaction. */
  isToBegin = false;

  /** Sends a word of a transaction; BEGIN only later, once this connection knows it by its name. */
  async control(word: Word): Promise<void> {
    const hasNotBegun = this.isToBegin;
    this.isToBegin = word === 'begin' && wireOf(this).parsedStatements[word] !== undefined;
    if (this.isToBegin || hasNotBegun) return;
    await this.query(word === 'begin' ? { name: word, text: word } : word);
  }
}

const wireOf = (client: pg.Client): Wire => (client as unknown as { connection: Wire }).connection;

TransactionClient.prototype.query = function queryInTransaction(
  this: TransactionClient,
  asked: unknown,
  values?: unknown,
  done?: Done,
) {
  if (!this.isToBegin) return send(this, asked, values, done);
  this.isToBegin = false;
  const isQuery = asked instanceof WireQuery;
  const isOther = typeof asked === 'object' && asked !== null && 'submit' in asked;
  const first = isQuery ? asked : isOther ? null : new WireQuery(asked, values, done);
  if (!first?.requiresPreparation()) {
    // A text without values or a stream, which can't be sent in one with BEGIN. What waits behind a BEGIN that fails must
    // not run outside the transaction.
    send(this, 'begin', undefined, (error) => {
      if (error) wireOf(this).stream.destroy(error);
    });
    return send(this, asked, values, done);
  }
  startWithBegin(first);
  if (isQuery || first.callback) return send(this, first, undefined, done);
  return new Promise((resolve, reject) =>
    send(this, first, undefined, (error, result) => (error ? reject(error) : resolve(result))),
  );
} as pg.Client['query'];
