/** Where administrators sign in; signed in, the same URL redirects to where they may go. */
export const ADMIN_LOGIN = '/admin-login';

export const BLANK = { title: 'Email Required', text: 'Please enter your admin email address.' };
export const NO_ADMIN = {
  title: 'Access Denied',
  text: 'Admin access required. Please contact your administrator.',
};
