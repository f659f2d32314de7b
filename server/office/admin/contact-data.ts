import { readAccount } from '#server/core/accounts/accounts.ts';
import { recordView } from '#server/core/audit/audit.ts';
import { provenPhones } from '#server/core/notifications/notifications.ts';
import type { Member } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';

/**
 * A member's email address and phone number, for a staff member who clicked to see them. The view is logged before
 * anything is returned.
 */
export async function revealContact(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reader: Pick<Member, 'id' | 'device'>,
  userId: string,
): Promise<{ email: string; phone: string | null }> {
  const { email } = await readAccount(db, userId);
  const phone = (await provenPhones(db, [userId])).get(userId) ?? null;
  await recordView({ db, clock }, reader, {
    action: 'account.contact-viewed',
    subjectId: userId,
    detail: 'email address and phone number',
    after: { account: userId },
  });
  return { email, phone };
}
