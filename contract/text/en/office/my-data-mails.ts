/** Emails about the deletion of an account. They name neither the home nor its owner: sent emails can't be deleted. */

export const questions = (email: string) => `Questions? Write to ${email}.`;
export const openSettings = 'Open your settings';
export const openVault = 'Open your vault';

// One's own account.
export const requestedSubject = (brand: string) => `Your ${brand} account will be deleted`;
export const requestedGreeting = 'Your account will be deleted';
export const requested = (when: string) =>
  `You asked us to delete your account. We’ll delete it on ${when}, with your homes, documents, photos, inventory and history. This can’t be undone.`;
export const canKeep =
  'Nothing has changed yet. To keep your account, sign in and choose Keep my account at the top of the page.';
export const keepAccount = 'Keep my account';
export const notYou = (email: string) =>
  `If you didn’t ask for this, keep your account, sign out everywhere else in Settings, and write to ${email}.`;
export const keptSubject = (brand: string) => `Your ${brand} account stays`;
export const keptGreeting = 'Your account stays';
export const kept = 'You canceled the deletion of your account. Nothing was deleted.';
export const keptByOther = (email: string) => `If this wasn’t you, write to ${email}.`;
export const goneSubject = (brand: string) => `Your ${brand} account is deleted`;
export const goneGreeting = 'Your account is deleted';
export const gone =
  'Your account is gone, with your homes, documents, photos, inventory, points and history. We destroyed their encryption keys first, so copies can’t be read either.';
export const owed = (sum: string) =>
  `You still owed ${sum} of emergency cash. We keep that amount and a fingerprint of your email address, and nothing else about you. To pay, sign up again with this address, or write to us.`;
export const nothingKept = 'We keep nothing about you. You can join again anytime, as a new member.';
export const stoppedSubject = (brand: string) => `Your ${brand} account wasn’t deleted`;
export const stoppedGreeting = 'Your account wasn’t deleted';
export const stopped =
  'You asked us to delete your account. Since then, you’ve added a home or become the owner of one. We don’t delete a home you may not have meant.';
export const askAgain =
  'Transfer that home to someone else, or keep it. If you still want to delete your account, ask again in Settings.';

// A shared home.
export const goingSubject = (brand: string) => `A home you share on ${brand} will be deleted`;
export const goingGreeting = 'A home you share will be deleted';
export const going = (when: string) =>
  `Its owner asked to delete their account. We’ll delete the home on ${when}, with its documents, inventory and plan. This can’t be undone.`;
export const askOwner =
  'If you need it, ask the owner to transfer the home to you before then, under Household. Sign in to see which home it is.';
export const staysSubject = (brand: string) => `A home you share on ${brand} stays`;
export const staysGreeting = 'A home you share stays';
export const stays = 'Its owner is keeping their account. The home stays with everything in it.';
export const homeGoneSubject = (brand: string) => `A home you shared on ${brand} was deleted`;
export const homeGoneGreeting = 'A home you shared was deleted';
export const homeGone =
  'Its owner deleted their account. The home was deleted with it: its documents, inventory and plan can no longer be opened.';
export const yoursStay = 'Your own account and your other homes haven’t changed.';
