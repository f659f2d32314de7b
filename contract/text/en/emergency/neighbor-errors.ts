/** Refusals and notes about neighbor groups. */
export const noGroup = 'We couldn’t find this group. It may be closed, or you may no longer be part of it.';
export const onlyAmbassador = 'Only the ambassador of this group can do this.';
export const enoughGroups = (most: number) =>
  `You can lead ${most} groups. Close one before you start another.`;
export const enoughLinks = (most: number) => `${most} links work at a time. Revoke one first.`;
export const noLink = 'This link was revoked already.';
export const wrongLink =
  'This link doesn’t work. It may have expired, or been revoked. Ask your neighbor for a new one.';
export const full = (most: number) => `This group has ${most} households, which is the most it can have.`;
export const noHousehold = 'We couldn’t find this household in the group. Reload the page.';
export const noAlert =
  'No order or warning covers this home right now, as far as we know. In danger, call 911. For anything else, write to your concierge.';
export const askedEnough =
  'You’ve asked about many households today. If someone is in danger, call 911. Our concierge also answers the phone.';
export const drillTime = 'Choose a time in the next six months.';
export const enoughDrills = (most: number) => `You can plan ${most} drills at a time. Cancel one first.`;
export const drillChanged = 'This drill changed meanwhile. Reload the page.';
export const noOneTakesPart =
  'No household has agreed to take part in drills yet. Ask your neighbors to turn it on.';
export const entered = 'This drill was entered for impact points already.';
export const tooFew = 'A drill counts when at least three other households finish it.';
export const evidence = (group: string, day: string, households: number) =>
  `Street drill of the group “${group}” on ${day}. ${households} households other than the ambassador’s finished it.`;
export const ownGroup = 'You can’t close your own group here. Ask a colleague.';
export const closedAlready = 'This group is closed already. Reload the page.';
export const caseNote = (kind: 'ride' | 'check', isOwn: boolean, group: string) => {
  const what = kind === 'ride' ? 'asks for a ride to leave' : 'asks us to check on them';
  const about =
    kind === 'ride' ? 'says that this household needs a ride' : 'asks us to check on this household';
  return isOwn ? `The household ${what} (group “${group}”).` : `A neighbor in the group “${group}” ${about}.`;
};
