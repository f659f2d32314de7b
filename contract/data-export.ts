import { z } from 'zod';

const Cell = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);
const Rows = z.array(z.record(z.string(), Cell));

/** Every table an export can have. Capabilities' exports are typed by it, so add new tables here first. */
const Table = z.enum([
  'account',
  'sessions',
  'passkeys',
  'home_memberships',
  'memberships',
  'agreements',
  'email_changes',
  'membership_spans',
  'membership_disputes',
  'invoices',
  'renewal_consents',
  'membership_notices',
  'billing_customers',
  'notification_preferences',
  'phones',
  'push_subscriptions',
  'setup_put_off',
  'bulletins',
  'tip_sends',
  'notices',
  'point_balances',
  'point_ledger',
  'orders',
  'order_deliveries',
  'order_events',
  'sku_holdings',
  'payments',
  'payout_cards',
  'payouts',
  'cash_ledger',
  'repayment_accounts',
  'repayment_advances',
  'repayment_entries',
  'repayments',
  'invitations',
  'refunds',
  'invitations',
  'account_history',
  'waitlist_entries',
  'visitors',
  'visitor_replies',
  'hand_overs',
  'homes',
  'policies',
  'home_members',
  'documents',
  'document_versions',
  'documents_not_applicable',
  'rooms',
  'inventory_items',
  'inventory_photos',
  'receipts',
  'item_receipts',
  'household_people',
  'household_pets',
  'emergency_contacts',
  'household_plans',
  'household_invitations',
  'home_needs',
  'room_holds',
  'readiness_tasks',
  'readiness_scores',
  'claim_packets',
  'share_links',
  'share_accesses',
  'activations',
  'activation_events',
  'home_alerts',
  'cases',
  'case_events',
  'case_reminders',
  'messages',
  'message_files',
  'home_advisors',
  'advisor_calls',
  'check_ins',
  'service_requests',
  'drills',
  'drill_homes',
  'home_history',
]);

export type ExportTable = z.infer<typeof Table>;

/** export.json in a member's copy of their data. The version changes when the shape does. */
export const DataExport = z
  .strictObject({
    version: z.literal(1),
    madeAt: z.iso.datetime().describe('UTC'),
    person: z.strictObject({ id: z.uuid(), email: z.string() }),
    tables: z.partialRecord(Table, Rows).describe('Rows by table. Amounts named ...Cents are US cents.'),
    files: z
      .array(z.strictObject({ path: z.string(), fileId: z.uuid(), homeId: z.uuid() }))
      .describe('Which file in this archive is which fileId in the tables'),
    missing: z
      .array(z.strictObject({ fileId: z.uuid(), name: z.string() }))
      .describe('Files that could not be read'),
  })
  .meta({ title: 'A copy of your data', id: 'DataExport' });
export type DataExport = z.infer<typeof DataExport>;
