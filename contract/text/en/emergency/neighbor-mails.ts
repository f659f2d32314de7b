/** Emails about neighbor groups. They name no neighbor but the ambassador. */
export const joined = {
  subject: (group: string) => `You joined the group ${group}`,
  text: (group: string, ambassador: string, _when: string) =>
    `Your household is in the neighbor group ${group}, led by ${ambassador}. Neighbors see nothing about you until you choose to show it.`,
  next: 'Choose what to show, change it, or leave at any time. It takes effect right away.',
  action: 'Choose what neighbors see',
};
export const removed = {
  subject: (group: string) => `Your household is no longer in ${group}`,
  text: (group: string, _ambassador: string, _when: string) =>
    `The ambassador removed your household from the neighbor group ${group}. Everything you showed there is deleted.`,
  next: 'Your membership and alerts don’t change. To ask about this, reply to this email.',
  action: 'See your groups',
};
export const closed = {
  subject: (group: string) => `The group ${group} is closed`,
  text: (group: string, _ambassador: string, _when: string) =>
    `The neighbor group ${group} is closed. Everything your household showed there is deleted.`,
  next: 'Your membership and alerts don’t change.',
  action: 'See your groups',
};
export const closedByTeam = {
  subject: (group: string) => `We closed your group ${group}`,
  text: (group: string, _ambassador: string, reason: string) =>
    `Our team closed your neighbor group ${group}. The reason: ${reason}`,
  next: 'Everything its households showed is deleted. To ask about this decision, reply to this email.',
  action: 'See your groups',
};
export const drillPlanned = {
  subject: (group: string) => `Practice drill planned: ${group}`,
  text: (group: string, ambassador: string, when: string) =>
    `This is about a practice drill. ${ambassador} plans one for the group ${group} on ${when}. No one has to leave, nothing is booked and no money moves.`,
  next: 'You take part only if you turned on street drills for your household. You can change that at any time.',
  action: 'Open the group',
};
export const drillCanceled = {
  subject: (group: string) => `Practice drill canceled: ${group}`,
  text: (group: string, ambassador: string, when: string) =>
    `${ambassador} canceled the practice drill of the group ${group} that was planned for ${when}.`,
  next: 'You don’t need to do anything.',
  action: 'Open the group',
};
export const closing = 'In an emergency, call 911 and follow your county’s orders.';
export const neighborIn = (group: string) => `Neighbor in ${group}`;
