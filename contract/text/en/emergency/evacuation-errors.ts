/** Why something was refused: evacuation. */
export const noSuchPerson = 'There is no such person in this household.';
export const noEvacuation = 'There is no evacuation for this home right now.';
export const evacuationOver = 'The evacuation this check-in was for is over.';
export const placeHomeFirst = 'Place your home on the map first. We match orders to its exact spot.';
export const noSuchRequest = 'There is no such request.';
export const requestChanged = 'This request has changed. Reload it and check again.';
export const membershipNeeded =
  'Hotel and cash need an active membership, so we can’t review this request. Alerts keep coming. If you’re in danger, leave now and call 911. Choose a plan on the Membership page to ask for services.';
export const ownersMembershipNeeded =
  'Hotel and cash need an active membership for this home’s owner, so we can’t review this request. Alerts keep coming. If you’re in danger, leave now and call 911.';
export const alreadyAsked = 'We’re already reviewing a request for this home. We’ll answer it.';
export const onlyDeclined = 'You can appeal only a request that was declined.';
export const needNotWait = 'This household doesn’t have to wait. Reload the list.';
export const ownHome = 'This is your own home, so another administrator decides.';
export const alreadyDecided = 'This request was already decided.';
export const otherReviewer = 'Someone other than the person who declined must decide the appeal.';
export const noOrderNow = 'No order covers your home now, so there is nothing to start. Reload the page.';
export const notStarted =
  'We couldn’t start your services. The page says why. If you’re in danger, leave now and call 911.';
export const coolDown = (within: number, left: number) =>
  `We declined your last request less than ${within} hours ago. You can ask again in ${left === 1 ? 'an hour' : `${left} hours`}, or ask another team member to review it now. If you’re in danger, leave and call 911.`;
