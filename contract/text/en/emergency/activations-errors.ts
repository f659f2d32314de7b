/** Why something was refused: activations. */
export const noSuchIncident = 'There is no such incident.';
export const cashNotHeld = 'Cash for this incident isn’t on hold.';
export const alreadyDecided = 'This was already decided.';
export const ownHome = 'This is your own home, so another administrator decides.';
export const noOrderNow = 'No order covers this home right now.';
export const nothingToRestore =
  'There is nothing to restore. The household has its room, and its cash was paid, was on its way when it was stopped, or went to another home of the same owner.';
export const noSuchZone = 'There is no such zone in this incident.';
export const noSuchHome = 'There is no such home or incident.';
export const noPin = 'We don’t know where this home is.';
export const alreadyStarted = 'Services have already started for this home.';
export const noOrderNear =
  'No order of this incident is in force within 5 miles of this home, or was within the last 14 days.';
export const noMembership = 'This home had no active membership before the order.';
