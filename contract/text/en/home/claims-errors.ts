/** Why a claim packet or its link doesn't work. */
export const noSuchPacket = 'There’s no such packet.';
export const noReadyPacket = 'There’s no such packet, or it isn’t ready.';
export const notReady = 'The packet isn’t ready yet. Share it when it is.';
export const changed = 'The packet just changed. Try again.';
export const manyShared = (most: number) =>
  `${most} packets of this home are shared by links, the most it can have. Revoke a link, then make a new packet.`;
export const manyLinks = (most: number) =>
  `You already have ${most} working links. Revoke one before you make another.`;
export const noSuchLink = 'There’s no such link.';
export const deadLink =
  'This link doesn’t work. It may have expired or been revoked. Ask the person who sent it for a new one.';
export const downloadEnded = 'This download has ended. Open the link again.';
