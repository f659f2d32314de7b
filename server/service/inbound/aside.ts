import type { z } from 'zod';
import { ASIDE_REASONS, type AsideMessage } from '#contract/service/inbound.ts';
import { recordView } from '#server/core/audit/audit.ts';
import { AppError } from '#server/platform/errors.ts';
import { say } from '#server/platform/say.ts';
import type { Member } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import { hasListedPhrase, notifyCaseStaff } from '#server/service/cases/cases.ts';
import { openStored } from './sealed.ts';
import * as store from './store.ts';

type AsideDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys'>;
type Key = { provider: string; ref: string };

const SHOWN = 200;

const hidden = (phone: string): string => (phone.length < 4 ? phone : `••• ${phone.slice(-4)}`);

const isReason = (outcome: string): outcome is (typeof ASIDE_REASONS)[number] =>
  (ASIDE_REASONS as readonly string[]).includes(outcome);

/** Messages that belong to no household: possible danger first, then newest first. */
export async function listUnknown({ db, masterKeys }: AsideDeps): Promise<z.input<typeof AsideMessage>[]> {
  const shown = (await store.listAside(db, SHOWN)).flatMap((row) => {
    if (!row.raw) return [];
    const stored = openStored(masterKeys, { ...row, raw: row.raw });
    const { from, text, kind, files } = stored;
    const subject = stored.kind === 'email' && stored.subject ? `${stored.subject}\n` : '';
    return [
      {
        provider: row.provider,
        ref: row.providerRef,
        kind,
        from: kind === 'sms' ? hidden(from) : from,
        text: `${subject}${text}${files > 0 ? `\n${say().inboundFiles.notKept(files)}` : ''}`,
        reason: row.outcome && isReason(row.outcome) ? row.outcome : ('failed' as const),
        isDanger: hasListedPhrase(text),
        at: row.receivedAt,
      },
    ];
  });
  return shown.toSorted((a, b) => Number(b.isDanger) - Number(a.isDanger));
}

export const handleUnknown = ({ db, clock }: AsideDeps, agent: Pick<Member, 'id'>, { provider, ref }: Key) =>
  db.transaction(async (tx) => {
    const by = { userId: agent.id, at: clock.now() };
    const marked = await store.markHandled(tx, { provider, providerRef: ref }, by);
    if (marked.length === 0) throw new AppError('conflict', say().casesErrors.alreadyHandled);
    await notifyCaseStaff(tx);
  });

/** The sender. The view is logged before the sender is shown. */
export async function revealUnknown(
  deps: AsideDeps,
  agent: Pick<Member, 'id' | 'device'>,
  { provider, ref }: Key,
): Promise<{ from: string }> {
  const row = await store.findInbound(deps.db, { provider, providerRef: ref });
  if (row?.state !== 'aside' || !row.raw) throw new AppError('not_found', say().casesErrors.noSuchMessage);
  await recordView(deps, agent, {
    action: 'message.sender-viewed',
    subjectId: null,
    detail: 'the sender of a message that belongs to no household',
    after: { provider, ref },
  });
  return { from: openStored(deps.masterKeys, { ...row, raw: row.raw }).from };
}
