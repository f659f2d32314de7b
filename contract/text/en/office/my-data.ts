/** Exporting one's data and deleting the account. */
export const error = 'Error';
export const accountKept = 'You kept your account';
export const nothingWasDeleted = 'Nothing was deleted.';
export const keep = 'Keep my account';
export const deleteAccount = 'Delete my account';
export const deleteIntro =
  'Permanently deletes your account, the homes you own and everything in them. You have 24 hours to change your mind.';
export const loading = 'Loading';
export const notLoaded = 'This didn’t load';
export const accountUnchanged = 'Your account hasn’t changed.';
export const willBeDeleted = (when: string) => `Your account will be deleted ${when}`;
export const untilThen = 'Nothing is deleted before then, and you can keep your account.';
export const deleteDetail =
  'In 24 hours, we delete everything: documents, photos, inventory, points and history. After that, it can’t be undone.';
export const youStillOwe = (sum: string) => `You still owe ${sum}`;
export const owedDetail = <T>(link: (words: string) => T) => [
  'Deleting your account doesn’t cancel this. We keep the amount and a fingerprint of your email address, and nothing else. If you sign up again with this address, the balance is back. You can pay it first on your ',
  link('Membership page'),
  '.',
];
export const exportFirst = <T>(strong: (words: string) => T) => [
  'You may want to ',
  strong('export your data'),
  ' first. Share links stop working when the account is deleted.',
];
export const thisHomeToo = 'This home will be deleted too:';
export const theseHomesToo = 'These homes will be deleted too:';
export const otherLoses = '1 other person loses access. We’ll let them know';
export const othersLose = (n: number) => `${n} other people lose access. We’ll let them know`;
export const scheduled = 'Deletion scheduled';
export const scheduledDetail = (when: string) =>
  `We’ll delete your account ${when}. You can keep it until then.`;
export const typeEmail = 'Type your email address to confirm';
export const emailIs = (email: string) => `It’s ${email}.`;
export const cancel = 'Cancel';
export const deleteIn24Hours = 'Delete in 24 hours';
export const everythingGoes = 'Everything in it will be permanently deleted.';
export const homeWillBeDeleted = (address: string, when: string) => `${address} will be deleted ${when}`;
export const ownerDeletes = (owner: string) =>
  `${owner} is deleting their account, and this home with it. If you need it, ask them to transfer it to you under Household before then.`;
export const downloadStarted = 'Your download started';
export const downloadDetail = 'With many photos, it can take a few minutes.';
export const exportMyData = 'Export my data';
export const exportIntro =
  'One ZIP file with everything: your account, the homes you own, documents and photos under their own names, and tables you can open in Excel. We’ll ask you to confirm it’s you.';
