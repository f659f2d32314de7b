/** What can go wrong with a passkey, and names for devices that have one. */
export const notChosen = 'No passkey was chosen. Try again when you’re ready.';
export const alreadyHere = 'This device already has a passkey for your account.';
export const wrongAddress = 'Passkeys don’t work at this web address.';
export const failed = 'The passkey didn’t work. Please try again.';
export const androidPhone = 'Android phone';
export const androidTablet = 'Android tablet';
export const windowsComputer = 'Windows computer';
export const linuxComputer = 'Linux computer';
export const thisDevice = 'This device';
