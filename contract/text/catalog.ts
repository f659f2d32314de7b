/**
 * Every sentence the server says, in every language, for code that doesn't know its reader before it runs. A
 * message that is missing in a language, or takes other facts there, doesn't compile.
 */
import * as enCash from './en/cash.ts';
import * as enFunds from './en/core/funds.ts';
import * as enPrices from './en/core/prices.ts';
import * as enInbound from './en/inbound.ts';
import * as enNotices from './en/notices.ts';
import * as enPlainForms from './en/plain-forms.ts';
import * as enMail from './en/mail.ts';
import * as enBulletins from './en/emergency/bulletins.ts';
import * as enCaseFacts from './en/emergency/case-facts.ts';
import * as enDrillOutcome from './en/emergency/drill-outcome.ts';
import * as enEvacuationMails from './en/emergency/evacuation-mails.ts';
import * as enPublicStatus from './en/emergency/public-status.ts';
import * as enRooms from './en/emergency/rooms.ts';
import * as enStatus from './en/emergency/status.ts';
import * as enTimeline from './en/emergency/timeline.ts';
import * as enZoneRules from './en/emergency/zone-rules.ts';
import * as enActivationsErrors from './en/emergency/activations-errors.ts';
import * as enAlertsErrors from './en/emergency/alerts-errors.ts';
import * as enBulletinsErrors from './en/emergency/bulletins-errors.ts';
import * as enDrillsErrors from './en/emergency/drills-errors.ts';
import * as enEvacuationErrors from './en/emergency/evacuation-errors.ts';
import * as enLodgingErrors from './en/emergency/lodging-errors.ts';
import * as enInvitationsErrors from './en/money/invitations-errors.ts';
import * as enMarketplaceErrors from './en/money/marketplace-errors.ts';
import * as enMembershipErrors from './en/money/membership-errors.ts';
import * as enOrdersErrors from './en/money/orders-errors.ts';
import * as enPaymentsErrors from './en/money/payments-errors.ts';
import * as enPayoutsErrors from './en/money/payouts-errors.ts';
import * as enPointsErrors from './en/money/points-errors.ts';
import * as enRepaymentsErrors from './en/money/repayments-errors.ts';
import * as enAdminErrors from './en/office/admin-errors.ts';
import * as enAuditLogErrors from './en/office/audit-log-errors.ts';
import * as enDeskErrors from './en/office/desk-errors.ts';
import * as enMyDataErrors from './en/office/my-data-errors.ts';
import * as enOperationsErrors from './en/office/operations-errors.ts';
import * as enRenewal from './en/money/renewal.ts';
import * as enMembershipMails from './en/money/membership-mails.ts';
import * as enInvoice from './en/money/invoice.ts';
import * as enMoneyLabels from './en/money/labels.ts';
import * as enOrderMails from './en/money/order-mails.ts';
import * as enPayoutMails from './en/money/payout-mails.ts';
import * as enRepaymentMails from './en/money/repayment-mails.ts';
import * as enInvitationMails from './en/money/invitation-mails.ts';
import * as enMyDataMails from './en/office/my-data-mails.ts';
import * as enPlatformErrors from './en/platform/errors.ts';
import * as enMailLayout from './en/platform/mail.ts';
import * as enFindings from './en/office/findings.ts';
import * as enCaseWords from './en/office/case-words.ts';
import * as enExportHeaders from './en/office/export-headers.ts';
import * as esCash from './es/cash.ts';
import * as esFunds from './es/core/funds.ts';
import * as esPrices from './es/core/prices.ts';
import * as esInbound from './es/inbound.ts';
import * as esNotices from './es/notices.ts';
import * as esPlainForms from './es/plain-forms.ts';
import * as esMail from './es/mail.ts';
import * as esBulletins from './es/emergency/bulletins.ts';
import * as esCaseFacts from './es/emergency/case-facts.ts';
import * as esDrillOutcome from './es/emergency/drill-outcome.ts';
import * as esEvacuationMails from './es/emergency/evacuation-mails.ts';
import * as esPublicStatus from './es/emergency/public-status.ts';
import * as esRooms from './es/emergency/rooms.ts';
import * as esStatus from './es/emergency/status.ts';
import * as esTimeline from './es/emergency/timeline.ts';
import * as esZoneRules from './es/emergency/zone-rules.ts';
import * as esActivationsErrors from './es/emergency/activations-errors.ts';
import * as esAlertsErrors from './es/emergency/alerts-errors.ts';
import * as esBulletinsErrors from './es/emergency/bulletins-errors.ts';
import * as esDrillsErrors from './es/emergency/drills-errors.ts';
import * as esEvacuationErrors from './es/emergency/evacuation-errors.ts';
import * as esLodgingErrors from './es/emergency/lodging-errors.ts';
import * as esInvitationsErrors from './es/money/invitations-errors.ts';
import * as esMarketplaceErrors from './es/money/marketplace-errors.ts';
import * as esMembershipErrors from './es/money/membership-errors.ts';
import * as esOrdersErrors from './es/money/orders-errors.ts';
import * as esPaymentsErrors from './es/money/payments-errors.ts';
import * as esPayoutsErrors from './es/money/payouts-errors.ts';
import * as esPointsErrors from './es/money/points-errors.ts';
import * as esRepaymentsErrors from './es/money/repayments-errors.ts';
import * as esAdminErrors from './es/office/admin-errors.ts';
import * as esAuditLogErrors from './es/office/audit-log-errors.ts';
import * as esDeskErrors from './es/office/desk-errors.ts';
import * as esMyDataErrors from './es/office/my-data-errors.ts';
import * as esOperationsErrors from './es/office/operations-errors.ts';
import * as esRenewal from './es/money/renewal.ts';
import * as esMembershipMails from './es/money/membership-mails.ts';
import * as esInvoice from './es/money/invoice.ts';
import * as esMoneyLabels from './es/money/labels.ts';
import * as esOrderMails from './es/money/order-mails.ts';
import * as esPayoutMails from './es/money/payout-mails.ts';
import * as esRepaymentMails from './es/money/repayment-mails.ts';
import * as esInvitationMails from './es/money/invitation-mails.ts';
import * as esMyDataMails from './es/office/my-data-mails.ts';
import * as esPlatformErrors from './es/platform/errors.ts';
import * as esMailLayout from './es/platform/mail.ts';
import * as esFindings from './es/office/findings.ts';
import * as esCaseWords from './es/office/case-words.ts';
import * as esExportHeaders from './es/office/export-headers.ts';
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
  cash: enCash,
  funds: enFunds,
  inbound: enInbound,
  mailLayout: enMailLayout,
  notices: enNotices,
  plainForms: enPlainForms,
  platformErrors: enPlatformErrors,
  prices: enPrices,
  exportHeaders: enExportHeaders,
  caseWords: enCaseWords,
  findings: enFindings,
  myDataMails: enMyDataMails,
  invitationMails: enInvitationMails,
  repaymentMails: enRepaymentMails,
  payoutMails: enPayoutMails,
  orderMails: enOrderMails,
  moneyLabels: enMoneyLabels,
  invoice: enInvoice,
  membershipMails: enMembershipMails,
  renewal: enRenewal,
  operationsErrors: enOperationsErrors,
  myDataErrors: enMyDataErrors,
  deskErrors: enDeskErrors,
  auditLogErrors: enAuditLogErrors,
  adminErrors: enAdminErrors,
  repaymentsErrors: enRepaymentsErrors,
  pointsErrors: enPointsErrors,
  payoutsErrors: enPayoutsErrors,
  paymentsErrors: enPaymentsErrors,
  ordersErrors: enOrdersErrors,
  membershipErrors: enMembershipErrors,
  marketplaceErrors: enMarketplaceErrors,
  invitationsErrors: enInvitationsErrors,
  lodgingErrors: enLodgingErrors,
  evacuationErrors: enEvacuationErrors,
  drillsErrors: enDrillsErrors,
  bulletinsErrors: enBulletinsErrors,
  alertsErrors: enAlertsErrors,
  activationsErrors: enActivationsErrors,
  zoneRules: enZoneRules,
  timeline: enTimeline,
  status: enStatus,
  rooms: enRooms,
  publicStatus: enPublicStatus,
  evacuationMails: enEvacuationMails,
  drillOutcome: enDrillOutcome,
  caseFacts: enCaseFacts,
  bulletins: enBulletins,
  mail: enMail,
};
export type Messages = SameMessages<typeof english>;
const spanish: Messages = {
  cash: esCash,
  funds: esFunds,
  inbound: esInbound,
  mailLayout: esMailLayout,
  notices: esNotices,
  plainForms: esPlainForms,
  platformErrors: esPlatformErrors,
  prices: esPrices,
  exportHeaders: esExportHeaders,
  caseWords: esCaseWords,
  findings: esFindings,
  myDataMails: esMyDataMails,
  invitationMails: esInvitationMails,
  repaymentMails: esRepaymentMails,
  payoutMails: esPayoutMails,
  orderMails: esOrderMails,
  moneyLabels: esMoneyLabels,
  invoice: esInvoice,
  membershipMails: esMembershipMails,
  renewal: esRenewal,
  operationsErrors: esOperationsErrors,
  myDataErrors: esMyDataErrors,
  deskErrors: esDeskErrors,
  auditLogErrors: esAuditLogErrors,
  adminErrors: esAdminErrors,
  repaymentsErrors: esRepaymentsErrors,
  pointsErrors: esPointsErrors,
  payoutsErrors: esPayoutsErrors,
  paymentsErrors: esPaymentsErrors,
  ordersErrors: esOrdersErrors,
  membershipErrors: esMembershipErrors,
  marketplaceErrors: esMarketplaceErrors,
  invitationsErrors: esInvitationsErrors,
  lodgingErrors: esLodgingErrors,
  evacuationErrors: esEvacuationErrors,
  drillsErrors: esDrillsErrors,
  bulletinsErrors: esBulletinsErrors,
  alertsErrors: esAlertsErrors,
  activationsErrors: esActivationsErrors,
  zoneRules: esZoneRules,
  timeline: esTimeline,
  status: esStatus,
  rooms: esRooms,
  publicStatus: esPublicStatus,
  evacuationMails: esEvacuationMails,
  drillOutcome: esDrillOutcome,
  caseFacts: esCaseFacts,
  bulletins: esBulletins,
  mail: esMail,
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
