import type { z } from 'zod';
import { messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { composeOptionalMail, wantsMail } from '#server/core/notifications/notifications.ts';
import { dayAt, homesByOwner, type HomeRow } from '#server/home/homes/homes.ts';
import { hazardsOf } from '#server/home/readiness/readiness.ts';
import { entitlementsOf } from '#server/money/membership/membership.ts';
import { after, days } from '#server/platform/clock.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';
import type { Deps } from '#server/ports/deps.ts';
import { chooseTip, turnOn } from './choose-tip.ts';
import { sendTip } from './job-names.ts';
import * as store from './store.ts';
import { TIPS, tipWords, type Tip } from './tip-list.ts';

const PAGE = 500;
/** A tip repeats in its month a year later, and only if there's no new one left for this person. */
const SOON = days(330);
const LONG_AGO = days(400);

/** Sends each member the tip of this half month, if there is one for the risks of their home. Idempotent. */
export async function handOutTips(deps: Deps): Promise<void> {
  let last: string | null = null;
  for (;;) {
    const owners: Map<string, HomeRow> = await homesByOwner(deps.db, { after: last, limit: PAGE });
    for (const [userId, home] of owners) await handOut(deps, userId, home);
    last = [...owners.keys()].at(-1) ?? null;
    if (owners.size < PAGE) return;
  }
}

async function handOut(deps: Deps, userId: string, home: HomeRow): Promise<void> {
  const { db, clock, jobs } = deps;
  const at = clock.now();
  const turn = turnOn(dayAt(home.state, at));
  const earlier = await store.takenSince(db, userId, after(at, -LONG_AGO));
  if (earlier.some(({ month, half }) => month === turn.month && half === turn.half)) return;
  if (!(await entitlementsOf(db, userId, at)) || !(await wantsMail(db, userId, 'seasonal-tips'))) return;
  const ratings = (await hazardsOf(deps, home))?.ratings ?? null;
  const choose = (had: readonly store.TipSend[]) =>
    chooseTip(TIPS, {
      month: Number(turn.month.slice(5)),
      ratings,
      sent: new Set(had.map((one) => one.tip)),
    });
  const tip = choose(earlier) ?? choose(earlier.filter((one) => one.at > after(at, -SOON)));
  if (!tip) return;
  await db.transaction(async (tx) => {
    if (await store.takeTurn(tx, { ...turn, userId, tip: tip.key, at }))
      await jobs.enqueue(tx, sendTip, { userId, ...turn });
  });
}

/** Sends it, unless the member turned tips off or left in the meantime. */
export async function mailTip(deps: Deps, turn: z.infer<typeof sendTip.schema>): Promise<void> {
  const { db, mail, clock, config } = deps;
  const row = await store.findUnsent(db, turn);
  const tip = row && TIPS.find(({ key }) => key === row.tip);
  const person = (await peopleById(db, [turn.userId])).get(turn.userId);
  if (!tip || !person || !(await wantsMail(db, turn.userId, 'seasonal-tips'))) return;
  const to = { id: turn.userId, email: person.email };
  const parts = tipMail(tip, person.language, `${config.origin}/readiness`);
  await mail.send({
    ...composeOptionalMail(deps, to, 'seasonal-tips', parts),
    key: `tip ${turn.userId} ${turn.month} ${turn.half}`,
  });
  await store.setSent(db, turn, clock.now());
}

export function tipMail(tip: Tip, language: Language, url: string): MailParts {
  const { title, paragraphs } = tipWords(tip, language);
  const label = messagesIn(language).reminderMails.seeReadiness;
  return { language, subject: title, greeting: title, paragraphs, action: { label, url } };
}
