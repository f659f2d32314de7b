/** The frames of the Membership page and of Settings. */
export const membership = 'Membership';
export const intro = 'Your plan, what you get in an evacuation, and all your payments.';
export const notLoaded = 'Your membership didn’t load';
export const notLoadedSafe = 'Your membership hasn’t changed.';
export const endedOn = (plan: string, day: string) => `${plan} ended on ${day}`;
export const startAgain = 'You can start again anytime.';
export const accountStays = 'You keep your account and everything in it.';
export const member = 'You’re a member';
export const termsEmailed = 'We emailed you the terms.';
export const noNewMemberships = 'You can’t start a membership until then.';
export const invitationNotLoaded = 'Your invitation didn’t load';
export const loading = 'Loading your membership';
export const settings = 'Settings';
export const accountInfo = 'Account info';
export const notificationPreferences = 'Notification preferences';
export const securityAndPrivacy = 'Security and privacy';
export const accountActions = 'Account actions';
