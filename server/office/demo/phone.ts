import { type CARRIER_WORDS, readText } from '#contract/service/text-words.ts';
import { receiveText, sentFrom } from '#server/service/inbound/inbound.ts';
import type { Deps } from '#server/ports/deps.ts';
import { readTexts, saveDemoText } from './demo.ts';

const SHOWN = 50;

/** A demo phone: the texts we sent to a number and the ones it sent to us, oldest first. */
export async function readPhone({ db, masterKeys }: Pick<Deps, 'db' | 'masterKeys'>, number: string) {
  const received = (await readTexts(db, number)).map(({ id, text, createdAt }) => ({
    id,
    from: 'hearthline' as const,
    text,
    at: createdAt,
  }));
  const sent = (await sentFrom(db, masterKeys, number, SHOWN)).flatMap(({ ref, at, stored }) =>
    stored.kind === 'sms' ? [{ id: ref, from: 'phone' as const, text: stored.text, at }] : [],
  );
  return [...received, ...sent].toSorted((a, b) => a.at.getTime() - b.at.getTime()).slice(-SHOWN);
}

/** The automatic answers of carriers. */
const CARRIER_ANSWERS: Record<keyof typeof CARRIER_WORDS, string> = {
  stop: 'You have successfully been unsubscribed. You will not receive any more messages from this number. Reply START to resubscribe.',
  start:
    'You have successfully been re-subscribed to messages from this number. Reply HELP for help. Reply STOP to unsubscribe.',
  help: 'Reply STOP to unsubscribe. Msg&Data Rates May Apply.',
};

/**
 * A text from a demo phone is processed like one from a carrier: stored once by its id, then handled by a job. The
 * carrier's own answers to its keywords are simulated, because there is no carrier.
 */
export async function sendFromPhone(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'masterKeys'>,
  { id, number, text }: { id: string; number: string; text: string },
): Promise<void> {
  const word = readText(text).is;
  const keyword = word === 'stop' || word === 'start' || word === 'help' ? word : null;
  await receiveText(deps, 'demo', { ref: id, from: number, text, files: 0, keyword: null, at: null });
  if (keyword)
    await saveDemoText(deps.db, { to: number, text: CARRIER_ANSWERS[keyword], key: `carrier-${id}` });
}
