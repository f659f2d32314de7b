/** Why a link to a recovery can’t be made or opened. */
export const deadLink = 'This link doesn’t work. Ask the sender for a new one.';
export const wrongCode = 'This code is wrong. Check it, or ask the sender.';
export const manyLinks = (most: number) => `A home can have ${most} active links. Revoke one first.`;
export const noSuchLink = 'There’s no such link.';
