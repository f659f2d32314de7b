/** Where administrators sign in; signed in, the same URL redirects to where they may go. */
import * as t from '#text/core/admin-login.ts';
export const ADMIN_LOGIN = '/admin-login';

export const BLANK = { title: t.emailRequired, text: t.enterEmail };
export const NO_ADMIN = {
  title: t.denied,
  text: t.deniedDetail,
};
