/**
 * Every sentence the server says, in every language, for code that doesn't know its reader before it runs. A
 * message that is missing in a language, or takes other facts there, doesn't compile.
 */
import * as enCash from './en/cash.ts';
import * as enAccountErrors from './en/core/accounts-errors.ts';
import * as enAccountMails from './en/core/accounts-mails.ts';
import * as enFileErrors from './en/core/files-errors.ts';
import * as enFunds from './en/core/funds.ts';
import * as enNotificationKinds from './en/core/notification-kinds.ts';
import * as enNotificationErrors from './en/core/notifications-errors.ts';
import * as enNotificationMessages from './en/core/notifications-messages.ts';
import * as enPrices from './en/core/prices.ts';
import * as enReviewErrors from './en/core/reviews-errors.ts';
import * as enClaimPacket from './en/home/claim-packet.ts';
import * as enClaimErrors from './en/home/claims-errors.ts';
import * as enDocumentKinds from './en/home/document-kinds.ts';
import * as enDocumentErrors from './en/home/documents-errors.ts';
import * as enHomeErrors from './en/home/homes-errors.ts';
import * as enHomeMails from './en/home/homes-mails.ts';
import * as enHouseholdErrors from './en/home/household-errors.ts';
import * as enHouseholdMails from './en/home/household-mails.ts';
import * as enInventoryErrors from './en/home/inventory-errors.ts';
import * as enInventoryLists from './en/home/inventory-lists.ts';
import * as enReadinessErrors from './en/home/readiness-errors.ts';
import * as enReadinessTasks from './en/home/readiness-tasks.ts';
import * as enReminderMails from './en/home/reminder-mails.ts';
import * as enStandardTasks from './en/home/standard-tasks.ts';
import * as enTips from './en/home/tips.ts';
import * as enInbound from './en/inbound.ts';
import * as enNotices from './en/notices.ts';
import * as enCoverage from './en/outreach/coverage.ts';
import * as enRiskMessages from './en/outreach/risk-messages.ts';
import * as enWaitlistMessages from './en/outreach/waitlist-messages.ts';
import * as enPlainForms from './en/plain-forms.ts';
import * as enPlatformErrors from './en/platform/errors.ts';
import * as enMailLayout from './en/platform/mail.ts';
import * as esCash from './es/cash.ts';
import * as esAccountErrors from './es/core/accounts-errors.ts';
import * as esAccountMails from './es/core/accounts-mails.ts';
import * as esFileErrors from './es/core/files-errors.ts';
import * as esFunds from './es/core/funds.ts';
import * as esNotificationKinds from './es/core/notification-kinds.ts';
import * as esNotificationErrors from './es/core/notifications-errors.ts';
import * as esNotificationMessages from './es/core/notifications-messages.ts';
import * as esPrices from './es/core/prices.ts';
import * as esReviewErrors from './es/core/reviews-errors.ts';
import * as esClaimPacket from './es/home/claim-packet.ts';
import * as esClaimErrors from './es/home/claims-errors.ts';
import * as esDocumentKinds from './es/home/document-kinds.ts';
import * as esDocumentErrors from './es/home/documents-errors.ts';
import * as esHomeErrors from './es/home/homes-errors.ts';
import * as esHomeMails from './es/home/homes-mails.ts';
import * as esHouseholdErrors from './es/home/household-errors.ts';
import * as esHouseholdMails from './es/home/household-mails.ts';
import * as esInventoryErrors from './es/home/inventory-errors.ts';
import * as esInventoryLists from './es/home/inventory-lists.ts';
import * as esReadinessErrors from './es/home/readiness-errors.ts';
import * as esReadinessTasks from './es/home/readiness-tasks.ts';
import * as esReminderMails from './es/home/reminder-mails.ts';
import * as esStandardTasks from './es/home/standard-tasks.ts';
import * as esTips from './es/home/tips.ts';
import * as esInbound from './es/inbound.ts';
import * as esNotices from './es/notices.ts';
import * as esCoverage from './es/outreach/coverage.ts';
import * as esRiskMessages from './es/outreach/risk-messages.ts';
import * as esWaitlistMessages from './es/outreach/waitlist-messages.ts';
import * as esPlainForms from './es/plain-forms.ts';
import * as esPlatformErrors from './es/platform/errors.ts';
import * as esMailLayout from './es/platform/mail.ts';
import type { Language } from './language.ts';

/** The same messages with the same facts, whatever they say. */
type SameMessages<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...facts: infer Facts) => string
      ? (...facts: Facts) => string
      : SameMessages<T[K]>;
};

const english = {
  accountErrors: enAccountErrors,
  accountMails: enAccountMails,
  cash: enCash,
  claimErrors: enClaimErrors,
  claimPacket: enClaimPacket,
  coverage: enCoverage,
  documentErrors: enDocumentErrors,
  documentKinds: enDocumentKinds,
  fileErrors: enFileErrors,
  funds: enFunds,
  inbound: enInbound,
  homeErrors: enHomeErrors,
  homeMails: enHomeMails,
  householdErrors: enHouseholdErrors,
  householdMails: enHouseholdMails,
  inventoryErrors: enInventoryErrors,
  inventoryLists: enInventoryLists,
  mailLayout: enMailLayout,
  notices: enNotices,
  notificationErrors: enNotificationErrors,
  notificationKinds: enNotificationKinds,
  notificationMessages: enNotificationMessages,
  plainForms: enPlainForms,
  platformErrors: enPlatformErrors,
  prices: enPrices,
  readinessErrors: enReadinessErrors,
  readinessTasks: enReadinessTasks,
  reminderMails: enReminderMails,
  reviewErrors: enReviewErrors,
  riskMessages: enRiskMessages,
  standardTasks: enStandardTasks,
  tips: enTips,
  waitlistMessages: enWaitlistMessages,
};
export type Messages = SameMessages<typeof english>;
const spanish: Messages = {
  accountErrors: esAccountErrors,
  accountMails: esAccountMails,
  cash: esCash,
  claimErrors: esClaimErrors,
  claimPacket: esClaimPacket,
  coverage: esCoverage,
  documentErrors: esDocumentErrors,
  documentKinds: esDocumentKinds,
  fileErrors: esFileErrors,
  funds: esFunds,
  inbound: esInbound,
  homeErrors: esHomeErrors,
  homeMails: esHomeMails,
  householdErrors: esHouseholdErrors,
  householdMails: esHouseholdMails,
  inventoryErrors: esInventoryErrors,
  inventoryLists: esInventoryLists,
  mailLayout: esMailLayout,
  notices: esNotices,
  notificationErrors: esNotificationErrors,
  notificationKinds: esNotificationKinds,
  notificationMessages: esNotificationMessages,
  plainForms: esPlainForms,
  platformErrors: esPlatformErrors,
  prices: esPrices,
  readinessErrors: esReadinessErrors,
  readinessTasks: esReadinessTasks,
  reminderMails: esReminderMails,
  reviewErrors: esReviewErrors,
  riskMessages: esRiskMessages,
  standardTasks: esStandardTasks,
  tips: esTips,
  waitlistMessages: esWaitlistMessages,
};
const MESSAGES: Record<Language, Messages> = { en: english, es: spanish };

/** What we say, in the reader's language. */
export const messagesIn = (language: Language): Messages => MESSAGES[language];

export type CashMessages = Messages['cash'];
export const cashMessages: Record<Language, CashMessages> = { en: enCash, es: esCash };

export type NoticeMessages = Messages['notices'];
export const noticeMessages: Record<Language, NoticeMessages> = { en: enNotices, es: esNotices };

export type InboundMessages = Messages['inbound'];
export const inboundMessages: Record<Language, InboundMessages> = { en: enInbound, es: esInbound };
