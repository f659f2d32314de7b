import type { HomeRow } from '#server/home/homes/homes.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { SituationOf } from '#server/service/conversations/conversations.ts';
import type { KnownPerson } from './decide-text.ts';
import type { StoredMail } from './sealed.ts';
import type { InboundRow } from './store.ts';

export type ProcessDeps = Pick<
  Deps,
  'db' | 'clock' | 'jobs' | 'masterKeys' | 'config' | 'sms' | 'mail' | 'log' | 'payments'
>;

export type CheckIn = {
  incidentId: string;
  person: { id: string; name: string };
  state: 'safe' | 'help';
  at: Date;
  now: Date;
  /** An open call for help stays open. */
  keepHelp: boolean;
  by: { id: string; device: string };
};

/** Effects of messages in later wings. Injected in `server/worker.ts`. */
export type Evacuees = {
  situationOf: SituationOf;
  /** Everyone in the household, with their last check-in. */
  peopleOf(
    tx: Tx,
    deps: Pick<Deps, 'masterKeys'>,
    home: { homeId: string; state: HomeRow['state']; situation: { incidentId: string | null } },
    now: Date,
  ): Promise<KnownPerson[]>;
  /** Checks a person in. Returns false if a newer check-in, or a call for help, takes precedence. */
  checkIn(tx: Tx, deps: Pick<Deps, 'masterKeys'>, homeId: string, said: CheckIn): Promise<boolean>;
  /** The household has seen the order. */
  seen(tx: Tx, seen: { incidentId: string; homeId: string; userId: string; at: Date }): Promise<unknown>;
};

/** The effect of a partner contact's text, and our answer. */
export type PartnerAnswer = { outcome: string; reply: string };

/**
 * A partner's contact texts instead of opening its link. Null if the number isn't a contact's. `unclear`: we can't
 * interpret it, so our team reads it. Injected in `server/worker.ts`, because a later wing owns rooms.
 */
export type AnswerByText = (
  tx: Tx,
  deps: ProcessDeps,
  given: { phone: string; text: string; at: Date; now: Date },
) => Promise<PartnerAnswer | { outcome: 'unclear'; reply: string } | null>;

/** The outcome of a message, and our automatic answer. */
export type Result = Pick<InboundRow, 'state'> & {
  outcome: string;
  homeId?: string | null;
  reply?: string;
  /** Its files still have to be added to the conversation. */
  hasFiles?: boolean;
};

/** An email that is being processed, in its transaction. */
export type MailStep = {
  tx: Tx;
  deps: ProcessDeps;
  evacuees: Evacuees;
  row: InboundRow;
  mail: StoredMail;
  now: Date;
};
