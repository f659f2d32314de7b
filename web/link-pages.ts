// Pages behind links in mails, and the team's own. Where their code is stands here, apart from what every visitor loads.

export const sharedPage = () => import('#web/claims/shared-page.tsx').then((m) => m.SharedPage);
export const invitationPage = () =>
  import('#web/household/invitation-page.tsx').then((m) => m.InvitationPage);
export const joinPage = () => import('#web/join/join-page.tsx').then((m) => m.JoinPage);
export const turnOffPage = () => import('#web/notifications/turn-off-page.tsx').then((m) => m.TurnOffPage);
export const seenPage = () => import('#web/notifications/seen-page.tsx').then((m) => m.SeenPage);
export const adminLoginPage = () =>
  import('#web/accounts/admin-login-page.tsx').then((m) => m.AdminLoginPage);
