/** The printed flyer. Its page shows both languages. */
export const heading = 'Neighbors get ready together';
export const invites = (ambassador: string, group: string) =>
  `${ambassador}, a volunteer ambassador, invites you to the neighbor group ${group}.`;
export const scan = 'Scan the code with your phone’s camera.';
export const free = 'Joining is free. You need an account and your home’s address.';
export const whatIsShared = 'What joining shares';
export const shared = [
  'Joining alone shows your neighbors nothing. You’re only counted as one household.',
  'You choose what neighbors see: a name, skills, needs, “check on me”, your block on the map. You can stop at any time.',
  'Your address, phone number and email are never shown to neighbors or to the ambassador.',
] as const;
export const emergency = 'In an emergency, call 911 and follow your county’s orders.';
