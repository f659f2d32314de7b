/** Confirming who you are before a sensitive action. */
export const title = 'Confirm it’s you';
export const detail = 'This protects your account if someone else has your device.';
export const confirm = 'Confirm';
export const usePasskey = 'Use a passkey';
export const sendCode = 'Email me a code';
export const codeGoesTo = (email: string) => `We’ll send the code to ${email}.`;
export const yourAddress = 'your address';
export const notAsked = 'We couldn’t ask you to confirm it’s you. Check your connection and try again.';
