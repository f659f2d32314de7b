/** Descriptions of public pages, for search engines and link previews. */
export const signIn = 'Sign in to Hearthline with a passkey or a one-time code. No password needed.';
export const adminLogin = 'Sign-in for the Hearthline team.';
export const waitlist =
  'Check whether your home is covered and join the Hearthline waitlist with your address and email. It’s free and takes a minute.';
export const faq =
  'How evacuation protection works: pre-approval, coverage in all of California, hotels, emergency cash, plans, privacy and what happens when an Evacuation Order is declared.';
export const community =
  'The Hearthline ambassador program: training, a local network and impact points for neighbors who help their street get ready before fire season.';
export const coverage =
  'See how much risk your address carries, from FEMA’s National Risk Index: county rating, hazards, past disasters and nearby support partners, on a map of the West.';
export const liveMap =
  'Evacuation zones, fires and road closures in California on one map, with the age of every official source.';
export const contact = 'Write to the Hearthline team. A person answers within 24 hours.';
export const privacyPolicy =
  'What Hearthline collects, why, who sees it, how long we keep it, and your rights over it.';
export const termsOfService =
  'The agreement between Hearthline and its members: automatic activation, billing, emergency funds, limits, and ending a membership.';
export const whatWePay =
  'When Hearthline pays for emergency cash and hotel rooms in an evacuation, how much, for which home, and how to appeal.';
export const turnOff = 'Turn off one type of Hearthline email with the link from it.';
export const partnerHere = 'Confirm that Hearthline can reach your business.';
export const seen = 'Let Hearthline know that your household saw its evacuation order.';
export const emailUndo = 'Restore the previous email address of your Hearthline account.';
export const invitation = 'Accept or decline an invitation to share a home on Hearthline.';
export const join = 'Accept your invitation to become a Hearthline member.';
export const leaveWaitlist = 'Leave the Hearthline waitlist with the link from your email.';
export const sharedPacket = 'A claim packet shared with you.';
export const sharedRecovery = 'A recovery shared with you.';
export const enroll =
  'Apply to be a Hearthline community ambassador: free, for members and non-members, anywhere in California.';
export const street =
  'Join the neighbor group of your street with an invitation link or the code on a flyer.';
