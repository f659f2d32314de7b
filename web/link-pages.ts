// Pages behind links in emails, team pages and demo pages. Every visitor loads the routes, so these pages'
// many file names are kept out of that chunk.

export const leaveWaitlistPage = () =>
  import('#web/outreach/waitlist/leave-waitlist-page.tsx').then((m) => m.LeaveWaitlistPage);
export const sharedPage = () => import('#web/home/claims/shared-page.tsx').then((m) => m.SharedPage);
export const sharedRecoveryPage = () =>
  import('#web/home/recovery/shared-recovery-page.tsx').then((m) => m.SharedRecoveryPage);
export const invitationPage = () =>
  import('#web/home/household/invitation-page.tsx').then((m) => m.InvitationPage);
export const streetPage = () => import('#web/emergency/neighbors/street-page.tsx').then((m) => m.StreetPage);
export const joinPage = () => import('#web/home/join/join-page.tsx').then((m) => m.JoinPage);
export const turnOffPage = () =>
  import('#web/core/notifications/turn-off-page.tsx').then((m) => m.TurnOffPage);
export const emailUndoPage = () =>
  import('#web/core/accounts/email-undo-page.tsx').then((m) => m.EmailUndoPage);
export const seenPage = () => import('#web/core/notifications/seen-page.tsx').then((m) => m.SeenPage);
export const partnerHerePage = () =>
  import('#web/outreach/partners/here-page.tsx').then((m) => m.PartnerHerePage);
export const adminLoginPage = () =>
  import('#web/core/accounts/admin-login-page.tsx').then((m) => m.AdminLoginPage);
export const componentsPage = () => import('#web/office/demo/ui-page.tsx').then((m) => m.UiPage);
export const mailboxPage = () => import('#web/office/demo/mailbox-page.tsx').then((m) => m.MailboxPage);
export const phonePage = () => import('#web/office/demo/phone-page.tsx').then((m) => m.PhonePage);
