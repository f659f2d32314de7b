import * as english from '#contract/text/en/money/membership-mails.ts';

/** Every membership notice. Its title in the list on the Membership page is `membershipMails.titles`. */
export type NoticeKind = keyof typeof english.titles;
export const isNoticeKind = (kind: string): kind is NoticeKind => Object.hasOwn(english.titles, kind);
