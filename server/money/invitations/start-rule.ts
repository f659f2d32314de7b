/**
 * Who may pay for a membership. Joining is by invitation: a person looked at the home first, and said yes to it. Whoever
 * took an invitation up once may come back after their membership has ended. A demo has nobody who would invite.
 */
export const mayStart = (given: { isDemo: boolean; hasAccepted: boolean }): boolean =>
  given.isDemo || given.hasAccepted;
