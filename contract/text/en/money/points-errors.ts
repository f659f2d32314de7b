/** Why something was refused: points. */
export const noSuchMember = 'There is no such member.';
export const tooMany = (balance: number) => `They have ${balance} points. Take ${balance} or fewer.`;
export const doneDifferently = 'This was already done with a different amount or reason. Reload and check.';
