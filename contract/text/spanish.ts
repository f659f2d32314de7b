/** Every sentence the server says in Spanish, by topic. `catalog.ts` compares the languages. */
import * as cash from './es/cash.ts';
import * as accountErrors from './es/core/accounts-errors.ts';
import * as accountMails from './es/core/accounts-mails.ts';
import * as fileErrors from './es/core/files-errors.ts';
import * as funds from './es/core/funds.ts';
import * as notificationKinds from './es/core/notification-kinds.ts';
import * as notificationErrors from './es/core/notifications-errors.ts';
import * as notificationMessages from './es/core/notifications-messages.ts';
import * as prices from './es/core/prices.ts';
import * as reviewErrors from './es/core/reviews-errors.ts';
import * as activationsErrors from './es/emergency/activations-errors.ts';
import * as alertsErrors from './es/emergency/alerts-errors.ts';
import * as ambassadorEnroll from './es/emergency/ambassador-enroll.ts';
import * as ambassadorErrors from './es/emergency/ambassador-errors.ts';
import * as ambassadorMails from './es/emergency/ambassador-mails.ts';
import * as ambassadorPages from './es/emergency/ambassador-pages.ts';
import * as certificate from './es/emergency/certificate.ts';
import * as neighborErrors from './es/emergency/neighbor-errors.ts';
import * as neighborMails from './es/emergency/neighbor-mails.ts';
import * as neighborPicture from './es/emergency/neighbor-picture.ts';
import * as eventErrors from './es/emergency/event-errors.ts';
import * as eventMails from './es/emergency/event-mails.ts';
import * as eventPages from './es/emergency/event-pages.ts';
import * as hoursReport from './es/emergency/hours-report.ts';
import * as trainingTitles from './es/emergency/training-titles.ts';
import * as bulletinsErrors from './es/emergency/bulletins-errors.ts';
import * as placeAlerts from './es/emergency/place-alerts.ts';
import * as placesErrors from './es/emergency/places-errors.ts';
import * as routesErrors from './es/emergency/routes-errors.ts';
import * as bulletins from './es/emergency/bulletins.ts';
import * as caseFacts from './es/emergency/case-facts.ts';
import * as drillOutcome from './es/emergency/drill-outcome.ts';
import * as drillsErrors from './es/emergency/drills-errors.ts';
import * as evacuationErrors from './es/emergency/evacuation-errors.ts';
import * as evacuationMails from './es/emergency/evacuation-mails.ts';
import * as evacuationRoute from './es/emergency/evacuation-route.ts';
import * as lodgingErrors from './es/emergency/lodging-errors.ts';
import * as publicStatus from './es/emergency/public-status.ts';
import * as rooms from './es/emergency/rooms.ts';
import * as routes from './es/emergency/routes.ts';
import * as status from './es/emergency/status.ts';
import * as timeline from './es/emergency/timeline.ts';
import * as zoneRules from './es/emergency/zone-rules.ts';
import * as claimPacket from './es/home/claim-packet.ts';
import * as claimErrors from './es/home/claims-errors.ts';
import * as documentKinds from './es/home/document-kinds.ts';
import * as documentErrors from './es/home/documents-errors.ts';
import * as homeErrors from './es/home/homes-errors.ts';
import * as homeMails from './es/home/homes-mails.ts';
import * as householdErrors from './es/home/household-errors.ts';
import * as householdMails from './es/home/household-mails.ts';
import * as householdNeeds from './es/home/household-needs.ts';
import * as householdWords from './es/home/household-words.ts';
import * as inventoryErrors from './es/home/inventory-errors.ts';
import * as inventoryLists from './es/home/inventory-lists.ts';
import * as readinessErrors from './es/home/readiness-errors.ts';
import * as readinessTasks from './es/home/readiness-tasks.ts';
import * as rebuildErrors from './es/home/recovery-rebuild-errors.ts';
import * as letterErrors from './es/home/letter-errors.ts';
import * as letterTexts from './es/home/letter-texts.ts';
import * as recoveryErrors from './es/home/recovery-errors.ts';
import * as recoveryLog from './es/home/recovery-log.ts';
import * as recoveryMails from './es/home/recovery-mails.ts';
import * as recoveryShareErrors from './es/home/recovery-share-errors.ts';
import * as recoveryWords from './es/home/recovery-words.ts';
import * as reminderMails from './es/home/reminder-mails.ts';
import * as standardTasks from './es/home/standard-tasks.ts';
import * as tips from './es/home/tips.ts';
import * as inbound from './es/inbound.ts';
import * as mail from './es/mail.ts';
import * as invitationMails from './es/money/invitation-mails.ts';
import * as invitationsErrors from './es/money/invitations-errors.ts';
import * as invoice from './es/money/invoice.ts';
import * as moneyLabels from './es/money/labels.ts';
import * as marketplaceErrors from './es/money/marketplace-errors.ts';
import * as membershipErrors from './es/money/membership-errors.ts';
import * as membershipMails from './es/money/membership-mails.ts';
import * as orderMails from './es/money/order-mails.ts';
import * as ordersErrors from './es/money/orders-errors.ts';
import * as paymentsErrors from './es/money/payments-errors.ts';
import * as payoutMails from './es/money/payout-mails.ts';
import * as payoutsErrors from './es/money/payouts-errors.ts';
import * as items from './es/money/items.ts';
import * as ledger from './es/money/ledger.ts';
import * as statementErrors from './es/office/statement-errors.ts';
import * as statementPage from './es/office/statement-page.ts';
import * as statementWords from './es/office/statement-words.ts';
import * as outboxes from './es/office/outboxes.ts';
import * as planParts from './es/home/plan-parts.ts';
import * as pointsErrors from './es/money/points-errors.ts';
import * as renewal from './es/money/renewal.ts';
import * as repaymentMails from './es/money/repayment-mails.ts';
import * as repaymentsErrors from './es/money/repayments-errors.ts';
import * as notices from './es/notices.ts';
import * as adminErrors from './es/office/admin-errors.ts';
import * as auditLogErrors from './es/office/audit-log-errors.ts';
import * as caseWords from './es/office/case-words.ts';
import * as deskErrors from './es/office/desk-errors.ts';
import * as exportHeaders from './es/office/export-headers.ts';
import * as findings from './es/office/findings.ts';
import * as myDataErrors from './es/office/my-data-errors.ts';
import * as myDataMails from './es/office/my-data-mails.ts';
import * as onCall from './es/office/on-call.ts';
import * as operationsErrors from './es/office/operations-errors.ts';
import * as offerMails from './es/service/offer-mails.ts';
import * as offersErrors from './es/service/offers-errors.ts';
import * as partnerPage from './es/service/partner-page.ts';
import * as partnerMails from './es/outreach/partner-mails.ts';
import * as partnerProof from './es/outreach/partner-proof.ts';
import * as partnerWords from './es/outreach/partner-words.ts';
import * as partnersErrors from './es/outreach/partners-errors.ts';
import * as riskMessages from './es/outreach/risk-messages.ts';
import * as waitlistMessages from './es/outreach/waitlist-messages.ts';
import * as plainForms from './es/plain-forms.ts';
import * as platformErrors from './es/platform/errors.ts';
import * as bookingErrors from './es/service/bookings-errors.ts';
import * as bookingMails from './es/service/booking-mails.ts';
import * as bookingWords from './es/service/booking-words.ts';
import * as caseNames from './es/service/case-names.ts';
import * as casesErrors from './es/service/cases-errors.ts';
import * as conciergeMessages from './es/service/concierge-messages.ts';
import * as contactMails from './es/service/contact-mails.ts';
import * as inboundFiles from './es/service/inbound-files.ts';
import * as contact from './es/service/contact.ts';
import * as conversationsErrors from './es/service/conversations-errors.ts';

export const spanish = {
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
