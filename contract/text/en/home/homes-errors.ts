/** Why a home, its pin or its policies weren't changed. */
export const noSuchHome = 'There’s no such home.';
export const addHomeFirst = 'Add your home first.';
export const refused = {
  view: 'You can’t see this home.',
  edit: 'You can view this home but not edit it. Ask its owner.',
  own: 'Only the owner of this home can do this.',
};
export const onlyOwnerAddress =
  'Only the owner can change the address. Nothing was changed. Ask them to do it.';
export const onlyOwnerPin = 'Only the owner can move the pin. Nothing was changed. Ask them to do it.';
export const archived = 'This home is archived. Restore it first.';
export const archivedReadOnly = 'This home is archived. Restore it first, then change it.';
export const changedMeanwhile = 'Someone else just changed this. Review the change, then save again.';
export const manyHomes = (most: number) => `You already have ${most} homes. Contact us if you need more.`;
export const otherHasManyHomes = (most: number) =>
  `This person already has ${most} homes, so the home wasn’t transferred.`;
export const alertBlocksTransfer =
  'An Evacuation Warning or Order covers this home, so it can’t be transferred now. Transfer it when it’s over.';
export const alertBlocksChoice =
  'An Evacuation Warning or Order covers one of these homes, so nothing was changed. Choose again when it’s over.';
export const ownHome = 'This is your own home, so another administrator decides.';
export const approvedAlready = 'This home no longer needs approval.';

// The ZIP code and the pin.
export const unknownZip = (zip: string) => `We don’t know the ZIP code ${zip}. Check its five digits.`;
export const zipElsewhere = (zip: string, state: string, chosen: string) =>
  `As far as we know, the ZIP code ${zip} is in ${state}, and you chose ${chosen}.`;
export const outside = 'This point is outside California, Nevada and Arizona. Move the pin to your home.';
export const outsideField = 'This point is outside California, Nevada and Arizona';
export const zipCenter = 'This is the center of the ZIP code. Move the pin to your roof, then save it.';
export const onStreet = 'This is a point on the street. Move the pin to your roof, then save it.';
export const zoomIn = 'Zoom in until you can see your street, then place the pin.';
export const lessExact =
  'This pin would be less exact than the location we have, so nothing was changed. Place it where the map shows streets, or use your location while you’re at home.';
export const farFromAddress = (distance: string) =>
  `The pin is ${distance} from the address we looked up. Confirm that it’s right.`;
export const farFromBefore = (distance: string) =>
  `The pin is ${distance} from where we had it. Confirm that it’s right.`;

// Policies.
export const noSuchPolicy = 'There’s no such policy.';
export const manyPolicies = (most: number) => `This home already has ${most} policies.`;
export const policyEnded = 'This policy was ended. Add a new one instead.';
export const policyRenewed = 'This policy is already renewed.';
