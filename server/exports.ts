import { exportAccount } from '#server/core/accounts/data-export.ts';
import { exportActivations } from '#server/emergency/activations/data-export.ts';
import { exportAccountHistory, exportHomeHistory } from '#server/core/audit/data-export.ts';
import { exportBulletins } from '#server/emergency/bulletins/data-export.ts';
import { exportBookings } from '#server/service/bookings/data-export.ts';
import { exportCases } from '#server/service/cases/data-export.ts';
import { exportClaims } from '#server/home/claims/data-export.ts';
import { exportMessages } from '#server/service/contact/data-export.ts';
import { exportAdvisor, exportCalls } from '#server/service/advisors/data-export.ts';
import { exportConversations } from '#server/service/conversations/data-export.ts';
import { exportHandOvers } from '#server/service/hand-overs/data-export.ts';
import { exportDocuments } from '#server/home/documents/data-export.ts';
import { exportDrills } from '#server/emergency/drills/data-export.ts';
import { exportRoutes } from '#server/emergency/evacuation-routes/data-export.ts';
import { exportEvacuation } from '#server/emergency/evacuation/data-export.ts';
import { exportHome, exportMemberships } from '#server/home/homes/data-export.ts';
import { exportHousehold } from '#server/home/household/data-export.ts';
import { exportInvitations } from '#server/money/invitations/data-export.ts';
import { exportInventory } from '#server/home/inventory/data-export.ts';
import { exportRooms } from '#server/emergency/lodging/data-export.ts';
import { exportHoldings } from '#server/money/marketplace/data-export.ts';
import type { ExportSources } from '#server/office/my-data/my-data.ts';
import { exportPreferences } from '#server/core/notifications/data-export.ts';
import { exportOrders } from '#server/money/orders/data-export.ts';
import { exportMembership } from '#server/money/membership/data-export.ts';
import { exportPayments } from '#server/money/payments/data-export.ts';
import { exportPayouts } from '#server/money/payouts/data-export.ts';
import { exportRepayments } from '#server/money/repayments/data-export.ts';
import { exportPoints } from '#server/money/points/data-export.ts';
import { exportRecovery } from '#server/home/recovery/data-export.ts';
import { exportReadiness } from '#server/home/readiness/data-export.ts';
import { exportPlaces } from '#server/emergency/places/data-export.ts';
import { exportSetup } from '#server/office/setup/data-export.ts';
import { exportTips } from '#server/home/tips/data-export.ts';
import { exportAmbassador } from '#server/emergency/ambassadors/data-export.ts';
import { exportLedGroups, exportNeighbors } from '#server/emergency/neighbors/data-export.ts';
import { exportCommunityEvents } from '#server/emergency/community-events/data-export.ts';
import { exportWaitlist } from '#server/outreach/waitlist/data-export.ts';

/** What each module stores about a person and the homes they own: the contents of a data export. */
export const EXPORTS: ExportSources = {
  ofPerson: [
    exportAccount,
    exportMemberships,
    exportMembership,
    exportPreferences,
    exportPoints,
    exportOrders,
    exportPayments,
    exportPayouts,
    exportRepayments,
    exportHoldings,
    exportAccountHistory,
    exportWaitlist,
    exportInvitations,
    exportMessages,
    exportSetup,
    exportBulletins,
    exportPlaces,
    exportTips,
    exportAdvisor,
    exportAmbassador,
    exportLedGroups,
    exportCommunityEvents,
  ],
  ofHome: [
    exportHome,
    exportDocuments,
    exportInventory,
    exportHousehold,
    exportNeighbors,
    exportReadiness,
    exportClaims,
    exportRecovery,
    exportActivations,
    exportRoutes,
    exportEvacuation,
    exportCases,
    exportConversations,
    exportHandOvers,
    exportCalls,
    exportBookings,
    exportDrills,
    exportRooms,
    exportHomeHistory,
  ],
};
