import type { CaseEvent } from '#contract/service/cases.ts';
import type { TextCipher } from '#server/core/sealing/sealing.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import * as store from './store.ts';

const PURPOSE = 'case.note';

type Entry = {
  /** Created by the caller if a retry must not add a second entry. */
  id?: string;
  caseId: string;
  at: Date;
  actorId: string | null;
  kind: CaseEvent['kind'];
  text?: string;
  facts?: Record<string, string>;
};

/** Adds to a case's history. Text is sealed with the home's key, if there is a home. Returns false for a repeat. */
export async function addEvent(tx: Tx, cipher: TextCipher, entry: Entry): Promise<boolean> {
  const { text, ...rest } = entry;
  const sealed = text ? cipher.seal(PURPOSE, text) : null;
  return (await store.insertEvents(tx, [{ ...rest, sealed }])).length > 0;
}

/** A case's history, oldest first. */
export async function eventsOf(db: Queryable, cipher: TextCipher, caseId: string) {
  const rows = await store.findEvents(db, caseId);
  return rows.map(({ sealed, ...row }) => ({ ...row, text: sealed ? cipher.open(PURPOSE, sealed) : null }));
}
