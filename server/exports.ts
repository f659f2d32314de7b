import { exportAccount } from '#server/accounts/data-export.ts';
import { exportActivations } from '#server/activations/data-export.ts';
import { exportAccountHistory, exportHomeHistory } from '#server/audit/data-export.ts';
import { exportClaims } from '#server/claims/data-export.ts';
import { exportMessages } from '#server/contact/data-export.ts';
import { exportDocuments } from '#server/documents/data-export.ts';
import { exportDrills } from '#server/drills/data-export.ts';
import { exportEvacuation } from '#server/evacuation/data-export.ts';
import { exportHome, exportMemberships } from '#server/homes/data-export.ts';
import { exportHousehold } from '#server/household/data-export.ts';
import { exportInvitations } from '#server/invitations/data-export.ts';
import { exportInventory } from '#server/inventory/data-export.ts';
import { exportRooms } from '#server/lodging/data-export.ts';
import { exportHoldings } from '#server/marketplace/data-export.ts';
import type { ExportSources } from '#server/my-data/my-data.ts';
import { exportPreferences } from '#server/notifications/data-export.ts';
import { exportOrders } from '#server/orders/data-export.ts';
import { exportMembership } from '#server/membership/data-export.ts';
import { exportPayments } from '#server/payments/data-export.ts';
import { exportPayouts } from '#server/payouts/data-export.ts';
import { exportPoints } from '#server/points/data-export.ts';
import { exportReadiness } from '#server/readiness/data-export.ts';
import { exportWaitlist } from '#server/waitlist/data-export.ts';

/** What each capability keeps of a person, and of a home they own: the table of contents of an export. */
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
    exportHoldings,
    exportAccountHistory,
    exportWaitlist,
    exportInvitations,
    exportMessages,
  ],
  ofHome: [
    exportHome,
    exportDocuments,
    exportInventory,
    exportHousehold,
    exportReadiness,
    exportClaims,
    exportActivations,
    exportEvacuation,
    exportDrills,
    exportRooms,
    exportHomeHistory,
  ],
};
