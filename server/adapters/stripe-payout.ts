/** A payout belongs to the account it is paid from: both make its name. */
export const payoutRef = (account: string, payout: string): string => `${account}/${payout}`;

export function partsOfRef(ref: string): { account: string; payout: string } {
  const [account = '', payout = ''] = ref.split('/');
  return { account, payout };
}
