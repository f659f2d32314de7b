/** A payout belongs to the account it is paid from, so its ref includes both. */
export const payoutRef = (account: string, payout: string): string => `${account}/${payout}`;

export function partsOfRef(ref: string): { account: string; payout: string } {
  const [account = '', payout = ''] = ref.split('/');
  return { account, payout };
}
