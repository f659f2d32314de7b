/** Why something about a rebuild can’t be saved this way. */
export const licenseFormat = 'Enter the CSLB number: 5 to 8 digits, no letters.';
export const licenseToHire = 'Enter the license number before you mark someone as hired.';
export const permitMove = 'A permit can’t go to this state from where it is.';
export const beforeLastStep = 'Enter a day that isn’t before the last state.';
export const stepsStay = 'Delete the last state and add it again.';
export const onlyLastStep = 'Only the last state of a permit can be deleted.';
export const worksheetExists = 'There’s already a worksheet. Reload the page to change it.';
