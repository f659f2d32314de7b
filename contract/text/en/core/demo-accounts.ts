/** The demo's shortcuts under the sign-in form. */
export const title = 'Demo accounts';
export const member = 'Member';
export const administrator = 'Administrator';
export const secondAdministrator = 'Second administrator';
export const agent = 'Agent';
export const operations = 'Operations';
export const finance = 'Finance';
export const auditor = 'Auditor';
export const useTyped = 'Use the email above, without a code';
