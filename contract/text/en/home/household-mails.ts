/** Emails about sharing a home. */
export const subject = (brand: string) => `You’re invited to share a home on ${brand}`;
export const greeting = 'Someone wants to share their home with you';
export const invited = {
  member: (by: string, brand: string) =>
    `${by} invites you to their home on ${brand}, so that you can find its documents and its plan in an evacuation. You’ll be able to view and edit everything in it: its documents, its inventory and its evacuation plan.`,
  viewer: (by: string, brand: string) =>
    `${by} invites you to their home on ${brand}, so that you can find its documents and its plan in an evacuation. You’ll be able to view everything in it: its documents, its inventory and its evacuation plan.`,
};
export const worksFor = 'The invitation is for this email address and works for 7 days.';
export const seeInvitation = 'See the invitation';
export const unknownSender =
  'If you don’t know who this is, you can decline on that page or ignore this email. Nothing is shared until you accept.';

// To the owner, when a person joined.
export const joinedSubject = (brand: string) => `Someone now shares your home on ${brand}`;
export const hello = (name: string) => `Hello ${name}`;
export const helloYou = 'Hello';
export const joined = {
  member: (who: string) =>
    `${who} accepted your invitation and can now view and edit everything in your home.`,
  viewer: (who: string) => `${who} accepted your invitation and can now view everything in your home.`,
};
export const seeSharing = 'See who shares your home';
export const notInvited =
  'If you didn’t invite this person, end their access on that page and check your devices in Settings.';
