// Pages behind links in emails, the team's own and the demo's. Every visitor loads the routes, so the many names of these
// pages' files are kept out of them.

export const leaveWaitlistPage = () =>
  import('#web/waitlist/leave-waitlist-page.tsx').then((m) => m.LeaveWaitlistPage);
export const sharedPage = () => import('#web/claims/shared-page.tsx').then((m) => m.SharedPage);
export const invitationPage = () =>
  import('#web/household/invitation-page.tsx').then((m) => m.InvitationPage);
export const joinPage = () => import('#web/join/join-page.tsx').then((m) => m.JoinPage);
export const turnOffPage = () => import('#web/notifications/turn-off-page.tsx').then((m) => m.TurnOffPage);
export const seenPage = () => import('#web/notifications/seen-page.tsx').then((m) => m.SeenPage);
export const adminLoginPage = () =>
  import('#web/accounts/admin-login-page.tsx').then((m) => m.AdminLoginPage);
export const componentsPage = () => import('#web/demo/ui-page.tsx').then((m) => m.UiPage);
export const mailboxPage = () => import('#web/demo/mailbox-page.tsx').then((m) => m.MailboxPage);
