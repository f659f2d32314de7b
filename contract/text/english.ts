/** Every sentence the server says in English, by topic. `catalog.ts` compares the languages. */
import * as cash from './en/cash.ts';
import * as accountErrors from './en/core/accounts-errors.ts';
import * as accountMails from './en/core/accounts-mails.ts';
import * as fileErrors from './en/core/files-errors.ts';
import * as funds from './en/core/funds.ts';
import * as notificationKinds from './en/core/notification-kinds.ts';
import * as notificationErrors from './en/core/notifications-errors.ts';
import * as notificationMessages from './en/core/notifications-messages.ts';
import * as prices from './en/core/prices.ts';
import * as reviewErrors from './en/core/reviews-errors.ts';
import * as activationsErrors from './en/emergency/activations-errors.ts';
import * as alertsErrors from './en/emergency/alerts-errors.ts';
import * as ambassadorEnroll from './en/emergency/ambassador-enroll.ts';
import * as ambassadorErrors from './en/emergency/ambassador-errors.ts';
import * as ambassadorMails from './en/emergency/ambassador-mails.ts';
import * as ambassadorPages from './en/emergency/ambassador-pages.ts';
import * as certificate from './en/emergency/certificate.ts';
import * as neighborErrors from './en/emergency/neighbor-errors.ts';
import * as neighborMails from './en/emergency/neighbor-mails.ts';
import * as neighborPicture from './en/emergency/neighbor-picture.ts';
import * as eventErrors from './en/emergency/event-errors.ts';
import * as eventMails from './en/emergency/event-mails.ts';
import * as eventPages from './en/emergency/event-pages.ts';
import * as hoursReport from './en/emergency/hours-report.ts';
import * as trainingTitles from './en/emergency/training-titles.ts';
import * as bulletinsErrors from './en/emergency/bulletins-errors.ts';
import * as placeAlerts from './en/emergency/place-alerts.ts';
import * as placesErrors from './en/emergency/places-errors.ts';
import * as routesErrors from './en/emergency/routes-errors.ts';
import * as bulletins from './en/emergency/bulletins.ts';
import * as caseFacts from './en/emergency/case-facts.ts';
import * as drillOutcome from './en/emergency/drill-outcome.ts';
import * as drillsErrors from './en/emergency/drills-errors.ts';
import * as evacuationErrors from './en/emergency/evacuation-errors.ts';
import * as evacuationMails from './en/emergency/evacuation-mails.ts';
import * as evacuationRoute from './en/emergency/evacuation-route.ts';
import * as lodgingErrors from './en/emergency/lodging-errors.ts';
import * as publicStatus from './en/emergency/public-status.ts';
import * as rooms from './en/emergency/rooms.ts';
import * as routes from './en/emergency/routes.ts';
import * as status from './en/emergency/status.ts';
import * as timeline from './en/emergency/timeline.ts';
import * as zoneRules from './en/emergency/zone-rules.ts';
import * as claimPacket from './en/home/claim-packet.ts';
import * as claimErrors from './en/home/claims-errors.ts';
import * as documentKinds from './en/home/document-kinds.ts';
import * as documentErrors from './en/home/documents-errors.ts';
import * as homeErrors from './en/home/homes-errors.ts';
import * as homeMails from './en/home/homes-mails.ts';
import * as householdErrors from './en/home/household-errors.ts';
import * as householdMails from './en/home/household-mails.ts';
import * as householdNeeds from './en/home/household-needs.ts';
import * as householdWords from './en/home/household-words.ts';
import * as inventoryErrors from './en/home/inventory-errors.ts';
import * as inventoryLists from './en/home/inventory-lists.ts';
import * as readinessErrors from './en/home/readiness-errors.ts';
import * as readinessTasks from './en/home/readiness-tasks.ts';
import * as rebuildErrors from './en/home/recovery-rebuild-errors.ts';
import * as letterErrors from './en/home/letter-errors.ts';
import * as letterTexts from './en/home/letter-texts.ts';
import * as recoveryErrors from './en/home/recovery-errors.ts';
import * as recoveryLog from './en/home/recovery-log.ts';
import * as recoveryMails from './en/home/recovery-mails.ts';
import * as recoveryShareErrors from './en/home/recovery-share-errors.ts';
import * as recoveryWords from './en/home/recovery-words.ts';
import * as reminderMails from './en/home/reminder-mails.ts';
import * as standardTasks from './en/home/standard-tasks.ts';
import * as tips from './en/home/tips.ts';
import * as inbound from './en/inbound.ts';
import * as mail from './en/mail.ts';
import * as invitationMails from './en/money/invitation-mails.ts';
import * as invitationsErrors from './en/money/invitations-errors.ts';
import * as invoice from './en/money/invoice.ts';
import * as moneyLabels from './en/money/labels.ts';
import * as marketplaceErrors from './en/money/marketplace-errors.ts';
import * as membershipErrors from './en/money/membership-errors.ts';
import * as membershipMails from './en/money/membership-mails.ts';
import * as orderMails from './en/money/order-mails.ts';
import * as ordersErrors from './en/money/orders-errors.ts';
import * as paymentsErrors from './en/money/payments-errors.ts';
import * as payoutMails from './en/money/payout-mails.ts';
import * as payoutsErrors from './en/money/payouts-errors.ts';
import * as items from './en/money/items.ts';
import * as ledger from './en/money/ledger.ts';
import * as statementErrors from './en/office/statement-errors.ts';
import * as statementPage from './en/office/statement-page.ts';
import * as statementWords from './en/office/statement-words.ts';
import * as outboxes from './en/office/outboxes.ts';
import * as planParts from './en/home/plan-parts.ts';
import * as pointsErrors from './en/money/points-errors.ts';
import * as renewal from './en/money/renewal.ts';
import * as repaymentMails from './en/money/repayment-mails.ts';
import * as repaymentsErrors from './en/money/repayments-errors.ts';
import * as notices from './en/notices.ts';
import * as adminErrors from './en/office/admin-errors.ts';
import * as auditLogErrors from './en/office/audit-log-errors.ts';
import * as caseWords from './en/office/case-words.ts';
import * as deskErrors from './en/office/desk-errors.ts';
import * as exportHeaders from './en/office/export-headers.ts';
import * as findings from './en/office/findings.ts';
import * as myDataErrors from './en/office/my-data-errors.ts';
import * as myDataMails from './en/office/my-data-mails.ts';
import * as onCall from './en/office/on-call.ts';
import * as operationsErrors from './en/office/operations-errors.ts';
import * as offerMails from './en/service/offer-mails.ts';
import * as offersErrors from './en/service/offers-errors.ts';
import * as partnerPage from './en/service/partner-page.ts';
import * as partnerMails from './en/outreach/partner-mails.ts';
import * as partnerProof from './en/outreach/partner-proof.ts';
import * as partnerWords from './en/outreach/partner-words.ts';
import * as partnersErrors from './en/outreach/partners-errors.ts';
import * as riskMessages from './en/outreach/risk-messages.ts';
import * as waitlistMessages from './en/outreach/waitlist-messages.ts';
import * as plainForms from './en/plain-forms.ts';
import * as platformErrors from './en/platform/errors.ts';
import * as bookingErrors from './en/service/bookings-errors.ts';
import * as bookingMails from './en/service/booking-mails.ts';
import * as bookingWords from './en/service/booking-words.ts';
import * as caseNames from './en/service/case-names.ts';
import * as casesErrors from './en/service/cases-errors.ts';
import * as conciergeMessages from './en/service/concierge-messages.ts';
import * as contactMails from './en/service/contact-mails.ts';
import * as inboundFiles from './en/service/inbound-files.ts';
import * as contact from './en/service/contact.ts';
import * as conversationsErrors from './en/service/conversations-errors.ts';

export const english = {
  ambassadorEnroll,
  ambassadorErrors,
  ambassadorMails,
  ambassadorPages,
  certificate,
  neighborErrors,
  neighborMails,
  neighborPicture,
  eventErrors,
  eventMails,
  eventPages,
  hoursReport,
  trainingTitles,
  accountErrors,
  accountMails,
  activationsErrors,
  adminErrors,
  alertsErrors,
  auditLogErrors,
  bookingErrors,
  bookingMails,
  bookingWords,
  bulletins,
  bulletinsErrors,
  placeAlerts,
  placesErrors,
  routesErrors,
  caseFacts,
  caseNames,
  caseWords,
  casesErrors,
  cash,
  claimErrors,
  claimPacket,
  conciergeMessages,
  contact,
  contactMails,
  conversationsErrors,
  deskErrors,
  documentErrors,
  documentKinds,
  drillOutcome,
  drillsErrors,
  evacuationErrors,
  evacuationMails,
  evacuationRoute,
  exportHeaders,
  fileErrors,
  findings,
  funds,
  homeErrors,
  homeMails,
  householdErrors,
  householdMails,
  householdNeeds,
  householdWords,
  inbound,
  inventoryErrors,
  inventoryLists,
  invitationMails,
  invitationsErrors,
  invoice,
  lodgingErrors,
  mail,
  marketplaceErrors,
  membershipErrors,
  membershipMails,
  moneyLabels,
  myDataErrors,
  myDataMails,
  notices,
  notificationErrors,
  notificationKinds,
  notificationMessages,
  onCall,
  operationsErrors,
  orderMails,
  ordersErrors,
  offerMails,
  offersErrors,
  partnerPage,
  partnerMails,
  partnerProof,
  partnerWords,
  partnersErrors,
  paymentsErrors,
  payoutMails,
  payoutsErrors,
  plainForms,
  platformErrors,
  items,
  ledger,
  outboxes,
  planParts,
  inboundFiles,
  pointsErrors,
  prices,
  publicStatus,
  readinessErrors,
  readinessTasks,
  rebuildErrors,
  letterErrors,
  letterTexts,
  recoveryErrors,
  recoveryLog,
  recoveryMails,
  recoveryShareErrors,
  recoveryWords,
  reminderMails,
  renewal,
  repaymentMails,
  repaymentsErrors,
  reviewErrors,
  riskMessages,
  rooms,
  routes,
  standardTasks,
  statementErrors,
  statementPage,
  statementWords,
  status,
  timeline,
  tips,
  waitlistMessages,
  zoneRules,
};
