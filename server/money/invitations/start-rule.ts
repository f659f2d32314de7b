/**
 * Who may pay for a membership. Joining is by invitation, after a team member has reviewed and approved the
 * home. A person who accepted an invitation once may return after their membership has ended. Demos skip
 * this, because no team is there to invite people.
 */
export const mayStart = (given: { isDemo: boolean; hasAccepted: boolean }): boolean =>
  given.isDemo || given.hasAccepted;
