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
import * as enActivationsErrors from './en/emergency/activations-errors.ts';
import * as enAlertsErrors from './en/emergency/alerts-errors.ts';
import * as enBulletinsErrors from './en/emergency/bulletins-errors.ts';
import * as enBulletins from './en/emergency/bulletins.ts';
import * as enCaseFacts from './en/emergency/case-facts.ts';
import * as enDrillOutcome from './en/emergency/drill-outcome.ts';
import * as enDrillsErrors from './en/emergency/drills-errors.ts';
import * as enEvacuationErrors from './en/emergency/evacuation-errors.ts';
import * as enEvacuationMails from './en/emergency/evacuation-mails.ts';
import * as enLodgingErrors from './en/emergency/lodging-errors.ts';
import * as enPublicStatus from './en/emergency/public-status.ts';
import * as enRooms from './en/emergency/rooms.ts';
import * as enStatus from './en/emergency/status.ts';
import * as enTimeline from './en/emergency/timeline.ts';
import * as enZoneRules from './en/emergency/zone-rules.ts';
import * as enClaimPacket from './en/home/claim-packet.ts';
import * as enClaimErrors from './en/home/claims-errors.ts';
import * as enDocumentKinds from './en/home/document-kinds.ts';
import * as enDocumentErrors from './en/home/documents-errors.ts';
import * as enHomeErrors from './en/home/homes-errors.ts';
import * as enHomeMails from './en/home/homes-mails.ts';
import * as enHouseholdErrors from './en/home/household-errors.ts';
import * as enHouseholdMails from './en/home/household-mails.ts';
import * as enHouseholdNeeds from './en/home/household-needs.ts';
import * as enHouseholdWords from './en/home/household-words.ts';
import * as enInventoryErrors from './en/home/inventory-errors.ts';
import * as enInventoryLists from './en/home/inventory-lists.ts';
import * as enReadinessErrors from './en/home/readiness-errors.ts';
import * as enReadinessTasks from './en/home/readiness-tasks.ts';
import * as enReminderMails from './en/home/reminder-mails.ts';
import * as enStandardTasks from './en/home/standard-tasks.ts';
import * as enTips from './en/home/tips.ts';
import * as enInbound from './en/inbound.ts';
import * as enMail from './en/mail.ts';
import * as enInvitationMails from './en/money/invitation-mails.ts';
import * as enInvitationsErrors from './en/money/invitations-errors.ts';
import * as enInvoice from './en/money/invoice.ts';
import * as enMoneyLabels from './en/money/labels.ts';
import * as enMarketplaceErrors from './en/money/marketplace-errors.ts';
import * as enMembershipErrors from './en/money/membership-errors.ts';
import * as enMembershipMails from './en/money/membership-mails.ts';
import * as enOrderMails from './en/money/order-mails.ts';
import * as enOrdersErrors from './en/money/orders-errors.ts';
import * as enPaymentsErrors from './en/money/payments-errors.ts';
import * as enPayoutMails from './en/money/payout-mails.ts';
import * as enPayoutsErrors from './en/money/payouts-errors.ts';
import * as enPointsErrors from './en/money/points-errors.ts';
import * as enRenewal from './en/money/renewal.ts';
import * as enRepaymentMails from './en/money/repayment-mails.ts';
import * as enRepaymentsErrors from './en/money/repayments-errors.ts';
import * as enNotices from './en/notices.ts';
import * as enAdminErrors from './en/office/admin-errors.ts';
import * as enAuditLogErrors from './en/office/audit-log-errors.ts';
import * as enCaseWords from './en/office/case-words.ts';
import * as enDeskErrors from './en/office/desk-errors.ts';
import * as enExportHeaders from './en/office/export-headers.ts';
import * as enFindings from './en/office/findings.ts';
import * as enMyDataErrors from './en/office/my-data-errors.ts';
import * as enMyDataMails from './en/office/my-data-mails.ts';
import * as enOperationsErrors from './en/office/operations-errors.ts';
import * as enRiskMessages from './en/outreach/risk-messages.ts';
import * as enWaitlistMessages from './en/outreach/waitlist-messages.ts';
import * as enPlainForms from './en/plain-forms.ts';
import * as enPlatformErrors from './en/platform/errors.ts';
import * as enInboundFiles from './en/service/inbound-files.ts';
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
import * as esActivationsErrors from './es/emergency/activations-errors.ts';
import * as esAlertsErrors from './es/emergency/alerts-errors.ts';
import * as esBulletinsErrors from './es/emergency/bulletins-errors.ts';
import * as esBulletins from './es/emergency/bulletins.ts';
import * as esCaseFacts from './es/emergency/case-facts.ts';
import * as esDrillOutcome from './es/emergency/drill-outcome.ts';
import * as esDrillsErrors from './es/emergency/drills-errors.ts';
import * as esEvacuationErrors from './es/emergency/evacuation-errors.ts';
import * as esEvacuationMails from './es/emergency/evacuation-mails.ts';
import * as esLodgingErrors from './es/emergency/lodging-errors.ts';
import * as esPublicStatus from './es/emergency/public-status.ts';
import * as esRooms from './es/emergency/rooms.ts';
import * as esStatus from './es/emergency/status.ts';
import * as esTimeline from './es/emergency/timeline.ts';
import * as esZoneRules from './es/emergency/zone-rules.ts';
import * as esClaimPacket from './es/home/claim-packet.ts';
import * as esClaimErrors from './es/home/claims-errors.ts';
import * as esDocumentKinds from './es/home/document-kinds.ts';
import * as esDocumentErrors from './es/home/documents-errors.ts';
import * as esHomeErrors from './es/home/homes-errors.ts';
import * as esHomeMails from './es/home/homes-mails.ts';
import * as esHouseholdErrors from './es/home/household-errors.ts';
import * as esHouseholdMails from './es/home/household-mails.ts';
import * as esHouseholdNeeds from './es/home/household-needs.ts';
import * as esHouseholdWords from './es/home/household-words.ts';
import * as esInventoryErrors from './es/home/inventory-errors.ts';
import * as esInventoryLists from './es/home/inventory-lists.ts';
import * as esReadinessErrors from './es/home/readiness-errors.ts';
import * as esReadinessTasks from './es/home/readiness-tasks.ts';
import * as esReminderMails from './es/home/reminder-mails.ts';
import * as esStandardTasks from './es/home/standard-tasks.ts';
import * as esTips from './es/home/tips.ts';
import * as esInbound from './es/inbound.ts';
import * as esMail from './es/mail.ts';
import * as esInvitationMails from './es/money/invitation-mails.ts';
import * as esInvitationsErrors from './es/money/invitations-errors.ts';
import * as esInvoice from './es/money/invoice.ts';
import * as esMoneyLabels from './es/money/labels.ts';
import * as esMarketplaceErrors from './es/money/marketplace-errors.ts';
import * as esMembershipErrors from './es/money/membership-errors.ts';
import * as esMembershipMails from './es/money/membership-mails.ts';
import * as esOrderMails from './es/money/order-mails.ts';
import * as esOrdersErrors from './es/money/orders-errors.ts';
import * as esPaymentsErrors from './es/money/payments-errors.ts';
import * as esPayoutMails from './es/money/payout-mails.ts';
import * as esPayoutsErrors from './es/money/payouts-errors.ts';
import * as esPointsErrors from './es/money/points-errors.ts';
import * as esRenewal from './es/money/renewal.ts';
import * as esRepaymentMails from './es/money/repayment-mails.ts';
import * as esRepaymentsErrors from './es/money/repayments-errors.ts';
import * as esNotices from './es/notices.ts';
import * as esAdminErrors from './es/office/admin-errors.ts';
import * as esAuditLogErrors from './es/office/audit-log-errors.ts';
import * as esCaseWords from './es/office/case-words.ts';
import * as esDeskErrors from './es/office/desk-errors.ts';
import * as esExportHeaders from './es/office/export-headers.ts';
import * as esFindings from './es/office/findings.ts';
import * as esMyDataErrors from './es/office/my-data-errors.ts';
import * as esMyDataMails from './es/office/my-data-mails.ts';
import * as esOperationsErrors from './es/office/operations-errors.ts';
import * as esRiskMessages from './es/outreach/risk-messages.ts';
import * as esWaitlistMessages from './es/outreach/waitlist-messages.ts';
import * as esPlainForms from './es/plain-forms.ts';
import * as esPlatformErrors from './es/platform/errors.ts';
import * as esInboundFiles from './es/service/inbound-files.ts';
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
  activationsErrors: enActivationsErrors,
  adminErrors: enAdminErrors,
  alertsErrors: enAlertsErrors,
  auditLogErrors: enAuditLogErrors,
  bulletins: enBulletins,
  bulletinsErrors: enBulletinsErrors,
  caseFacts: enCaseFacts,
  caseWords: enCaseWords,
  cash: enCash,
  claimErrors: enClaimErrors,
  claimPacket: enClaimPacket,
  deskErrors: enDeskErrors,
  documentErrors: enDocumentErrors,
  documentKinds: enDocumentKinds,
  drillOutcome: enDrillOutcome,
  drillsErrors: enDrillsErrors,
  evacuationErrors: enEvacuationErrors,
  evacuationMails: enEvacuationMails,
  exportHeaders: enExportHeaders,
  fileErrors: enFileErrors,
  findings: enFindings,
  funds: enFunds,
  homeErrors: enHomeErrors,
  homeMails: enHomeMails,
  householdErrors: enHouseholdErrors,
  householdMails: enHouseholdMails,
  householdNeeds: enHouseholdNeeds,
  householdWords: enHouseholdWords,
  inbound: enInbound,
  inboundFiles: enInboundFiles,
  inventoryErrors: enInventoryErrors,
  inventoryLists: enInventoryLists,
  invitationMails: enInvitationMails,
  invitationsErrors: enInvitationsErrors,
  invoice: enInvoice,
  lodgingErrors: enLodgingErrors,
  mail: enMail,
  marketplaceErrors: enMarketplaceErrors,
  membershipErrors: enMembershipErrors,
  membershipMails: enMembershipMails,
  moneyLabels: enMoneyLabels,
  myDataErrors: enMyDataErrors,
  myDataMails: enMyDataMails,
  notices: enNotices,
  notificationErrors: enNotificationErrors,
  notificationKinds: enNotificationKinds,
  notificationMessages: enNotificationMessages,
  operationsErrors: enOperationsErrors,
  orderMails: enOrderMails,
  ordersErrors: enOrdersErrors,
  paymentsErrors: enPaymentsErrors,
  payoutMails: enPayoutMails,
  payoutsErrors: enPayoutsErrors,
  plainForms: enPlainForms,
  platformErrors: enPlatformErrors,
  pointsErrors: enPointsErrors,
  prices: enPrices,
  publicStatus: enPublicStatus,
  readinessErrors: enReadinessErrors,
  readinessTasks: enReadinessTasks,
  reminderMails: enReminderMails,
  renewal: enRenewal,
  repaymentMails: enRepaymentMails,
  repaymentsErrors: enRepaymentsErrors,
  reviewErrors: enReviewErrors,
  riskMessages: enRiskMessages,
  rooms: enRooms,
  standardTasks: enStandardTasks,
  status: enStatus,
  timeline: enTimeline,
  tips: enTips,
  waitlistMessages: enWaitlistMessages,
  zoneRules: enZoneRules,
};
export type Messages = SameMessages<typeof english>;
const spanish: Messages = {
  accountErrors: esAccountErrors,
  accountMails: esAccountMails,
  activationsErrors: esActivationsErrors,
  adminErrors: esAdminErrors,
  alertsErrors: esAlertsErrors,
  auditLogErrors: esAuditLogErrors,
  bulletins: esBulletins,
  bulletinsErrors: esBulletinsErrors,
  caseFacts: esCaseFacts,
  caseWords: esCaseWords,
  cash: esCash,
  claimErrors: esClaimErrors,
  claimPacket: esClaimPacket,
  deskErrors: esDeskErrors,
  documentErrors: esDocumentErrors,
  documentKinds: esDocumentKinds,
  drillOutcome: esDrillOutcome,
  drillsErrors: esDrillsErrors,
  evacuationErrors: esEvacuationErrors,
  evacuationMails: esEvacuationMails,
  exportHeaders: esExportHeaders,
  fileErrors: esFileErrors,
  findings: esFindings,
  funds: esFunds,
  homeErrors: esHomeErrors,
  homeMails: esHomeMails,
  householdErrors: esHouseholdErrors,
  householdMails: esHouseholdMails,
  householdNeeds: esHouseholdNeeds,
  householdWords: esHouseholdWords,
  inbound: esInbound,
  inboundFiles: esInboundFiles,
  inventoryErrors: esInventoryErrors,
  inventoryLists: esInventoryLists,
  invitationMails: esInvitationMails,
  invitationsErrors: esInvitationsErrors,
  invoice: esInvoice,
  lodgingErrors: esLodgingErrors,
  mail: esMail,
  marketplaceErrors: esMarketplaceErrors,
  membershipErrors: esMembershipErrors,
  membershipMails: esMembershipMails,
  moneyLabels: esMoneyLabels,
  myDataErrors: esMyDataErrors,
  myDataMails: esMyDataMails,
  notices: esNotices,
  notificationErrors: esNotificationErrors,
  notificationKinds: esNotificationKinds,
  notificationMessages: esNotificationMessages,
  operationsErrors: esOperationsErrors,
  orderMails: esOrderMails,
  ordersErrors: esOrdersErrors,
  paymentsErrors: esPaymentsErrors,
  payoutMails: esPayoutMails,
  payoutsErrors: esPayoutsErrors,
  plainForms: esPlainForms,
  platformErrors: esPlatformErrors,
  pointsErrors: esPointsErrors,
  prices: esPrices,
  publicStatus: esPublicStatus,
  readinessErrors: esReadinessErrors,
  readinessTasks: esReadinessTasks,
  reminderMails: esReminderMails,
  renewal: esRenewal,
  repaymentMails: esRepaymentMails,
  repaymentsErrors: esRepaymentsErrors,
  reviewErrors: esReviewErrors,
  riskMessages: esRiskMessages,
  rooms: esRooms,
  standardTasks: esStandardTasks,
  status: esStatus,
  timeline: esTimeline,
  tips: esTips,
  waitlistMessages: esWaitlistMessages,
  zoneRules: esZoneRules,
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
